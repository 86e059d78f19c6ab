import { Button } from './button.tsx'

type EarlierButtonProps = {
  /** What is shown, in words: comments, messages. */
  what: string
  left: number
  isLoading: boolean
  onPress: () => void
}

/** The way to what lies before the entries that are shown; nothing where there is nothing before them. */
export function EarlierButton({ what, left, isLoading, onPress }: EarlierButtonProps) {
  if (left === 0) return null
  return (
    <Button
      variant="quiet"
      size="compact"
      busy={isLoading}
      onClick={onPress}
      className="justify-self-start print:hidden"
    >
      Show earlier {what} ({left})
    </Button>
  )
}
