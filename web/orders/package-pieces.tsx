import { choiceText } from '#domain/stock/lead-time.ts'
import type { PackagePiece } from './item-line.ts'
import { itemsText } from '#kit/core/items-text.ts'

type PackagePiecesProps = {
  pieces: readonly PackagePiece[]
  /** How many sets were ordered. */
  sets: number
  /** Unfolded from the start: for who has to pick them. */
  isOpen?: boolean
}

/** What an ordered package holds, room by room, folded away; on paper it is unfolded, each room a paragraph. */
export function PackagePieces({ pieces, sets, isOpen = false }: PackagePiecesProps) {
  const rooms = Map.groupBy(pieces, ({ room }) => room)
  return (
    <details
      open={isOpen}
      className="text-sm print:[&::details-content]:[content-visibility:visible] print:[&::details-content]:h-auto"
    >
      <summary className="inline-flex min-h-11 items-center text-muted underline decoration-1 underline-offset-4 pointer-fine:min-h-8 print:no-underline">
        {heldWords(pieces, sets)}
      </summary>
      <div className="grid gap-3 pt-1 pb-2 print:gap-0.5 print:text-xs">
        {[...rooms].map(([room, held]) => (
          <div key={room}>
            <p className="font-medium print:inline print:after:content-[':_']">{room}</p>
            <ul className="text-muted print:inline">
              {held.map((piece) => (
                <li
                  key={`${piece.name} ${finishOf(piece)}`}
                  className="print:inline print:not-last:after:content-[';_']"
                >
                  {`${piece.quantity} × ${piece.name}`}
                  {finishOf(piece) !== '' && `, ${finishOf(piece)}`}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  )
}

function heldWords(pieces: readonly PackagePiece[], sets: number): string {
  const items = itemsText(pieces.reduce((sum, { quantity }) => sum + quantity, 0))
  return sets === 1 ? items : `${items} in each set`
}

function finishOf({ variants, leadWeeks }: PackagePiece): string {
  return choiceText(variants, leadWeeks)
}
