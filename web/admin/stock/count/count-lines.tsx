import { useState } from 'react'
import { countFault, pieceInWords } from '#domain/stock/stocktake.ts'
import { PlainField } from '#kit/browser/ui/field.tsx'
import type { Column } from '#kit/browser/ui/table.tsx'
import { Change } from '../change.tsx'
import { type CountTyped, type ShownLine } from './use-counting.ts'

type Enter = (count: CountTyped) => void

/** What a count says of each line; where it is open, how many there are and why is typed here. */
export function lineColumns(enter: Enter | undefined): Column<ShownLine>[] {
  return [
    { head: 'Piece', cell: (line) => <Piece line={line} /> },
    { head: 'On the books', numeric: true, cell: ({ expected }) => expected.toLocaleString('en-US') },
    {
      head: 'Counted',
      numeric: true,
      cell: (line) =>
        enter ? <Counted line={line} onEnter={enter} /> : line.counted?.toLocaleString('en-US'),
    },
    {
      head: 'Difference',
      numeric: true,
      cell: ({ counted, expected }) => counted !== null && <Change units={counted - expected} />,
    },
    {
      head: 'Reason',
      cell: (line) => (enter && line.counted !== null ? <Reason line={line} onEnter={enter} /> : line.reason),
    },
    { head: 'Who', cell: ({ countedBy }) => countedBy },
  ]
}

function Piece({ line: { name, finish, productCode } }: { line: ShownLine }) {
  return (
    <span className="inline-grid text-left wrap-anywhere">
      <span className="font-medium">{name}</span>
      {finish !== '' && <span>{finish}</span>}
      <span className="text-muted">{productCode}</span>
    </span>
  )
}

type CellProps = { line: ShownLine; onEnter: Enter }

function Counted({ line, onEnter }: CellProps) {
  const { productCode, variantKey, counted } = line
  return (
    <Typed
      label={`Counted: ${pieceInWords(line)}`}
      text={counted === null ? '' : String(counted)}
      className="w-24 md:ml-auto"
      inputMode="numeric"
      faultOf={countFault}
      onTyped={(text) =>
        onEnter({ productCode, variantKey, counted: text === '' ? null : Number(text), seen: counted })
      }
    />
  )
}

function Reason({ line, onEnter }: CellProps) {
  const { productCode, variantKey } = line
  return (
    <Typed
      label={`Reason: ${pieceInWords(line)}`}
      text={line.reason}
      className="w-full min-w-32"
      maxLength={200}
      onTyped={(reason) => onEnter({ productCode, variantKey, reason })}
    />
  )
}

type TypedProps = {
  label: string
  text: string
  className: string
  inputMode?: 'numeric'
  maxLength?: number
  faultOf?: (text: string) => string | undefined
  onTyped: (text: string) => void
}

/** What is typed counts once the field is left or Enter is pressed. */
function Typed({ label, text, className, faultOf, onTyped, ...input }: TypedProps) {
  const [typed, setTyped] = useState<string>()
  const fault = typed === undefined ? undefined : faultOf?.(typed.trim())

  function finish() {
    if (fault !== undefined) return
    setTyped(undefined)
    if (typed !== undefined && typed.trim() !== text) onTyped(typed.trim())
  }
  return (
    <PlainField
      {...input}
      label={label}
      hideLabel
      className={className}
      value={typed ?? text}
      error={fault}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  )
}
