import { classes } from './classes.ts'

/** A web address with nothing of the sentence around it; what has another scheme stays text. */
const ADDRESS = /(\bhttps?:\/\/[^\s<>"]*[^\s<>"'’”.,;:!?()[\]{}])/i

/** What somebody wrote, line by line, if they wrote anything; web addresses in it are links. */
export function Written({ text, className }: { text: string; className?: string }) {
  if (text === '') return null
  return (
    <p className={classes('whitespace-pre-line', className)}>
      <Linked text={text} />
    </p>
  )
}

/** A text within a line; web addresses in it are links. */
export function Linked({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the same address may stand there twice
      <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
        {part}
      </a>
    ),
  )
}
