import { Written } from '#kit/browser/ui/written.tsx'
import { When } from './when.tsx'

type WordsOfProps = {
  author: { name: string; isMe: boolean; isStudio: boolean }
  text: string
  createdAt: string
}

/** What somebody wrote, under who and when. */
export function WordsOf({ author: { name, isMe, isStudio }, text, createdAt }: WordsOfProps) {
  return (
    <>
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        <span>
          <span className="font-medium text-ink">{isMe ? 'You' : name}</span>
          {isStudio && !isMe && ', studio'}
        </span>
        <When at={createdAt} look="moment" />
      </p>
      <Written text={text} />
    </>
  )
}
