import { classes } from '#kit/browser/ui/classes.ts'
import { stageButtonLook } from '../stage-button-look.ts'

/** Puts the lines with the dimensions beside the piece, and takes them away. */
export function LinesButton({ isOn, onPress }: { isOn: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={classes(stageButtonLook, 'top-4 left-4', isOn && 'ring-1 ring-ink')}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-5 shrink-0"
      >
        <path d="M3 15.5 15.5 3 21 8.5 8.5 21 3 15.5ZM6.5 12l2 2M9.5 9l3 3M12.5 6l2 2" />
      </svg>
      Dimensions
    </button>
  )
}
