import type { Board } from '#domain/boards/board.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'

type OffTheBoardProps = Pick<ShownRequest, 'suggestedProducts'> & Pick<Board, 'pieces'>

/** What is suggested and does not stand on the board: what goes once it is published, and what stays. */
export function OffTheBoard({ suggestedProducts, pieces }: OffTheBoardProps) {
  const onBoard = new Set(Object.values(pieces).map(({ product }) => product))
  const others = suggestedProducts.filter(({ productId }) => !onBoard.has(productId))
  const [going, staying] = [true, false].map((isGoing) =>
    others
      .filter(({ isFromBoard, answer }) => isGoing === (isFromBoard && answer !== 'accepted'))
      .map(({ name }) => name)
      .join(', '),
  )
  return (
    <>
      {going && <p>No longer on the board, and no longer suggested then: {going}.</p>}
      {staying && (
        <p>
          Suggested by hand or accepted, and not on the board: {staying}. This stays on the list until you
          take it off.
        </p>
      )}
    </>
  )
}
