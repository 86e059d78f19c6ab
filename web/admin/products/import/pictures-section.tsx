import type { PlacedPicture } from '#contract/product-pictures.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { Progress } from '#kit/browser/ui/progress.tsx'
import { type Column, Table } from '#kit/browser/ui/table.tsx'
import { ImageDrop } from '../../form/image-drop.tsx'
import { CountList } from './count-list.tsx'
import { type Pictures, usePictures } from './use-pictures.ts'

/** So many files are listed, those that were left out first. */
const MAX_LISTED = 200

const outcomes: Record<PlacedPicture['outcome'], string> = {
  added: 'Added',
  unchanged: 'There already',
  refused: 'Left out',
}

const columns: Column<PlacedPicture>[] = [
  { head: 'File', cell: ({ file }) => <span className="wrap-anywhere">{file}</span> },
  { head: 'Product', cell: ({ productCode }) => <span className="wrap-anywhere">{productCode ?? '–'}</span> },
  {
    head: 'What became of it',
    cell: ({ outcome, reason }) => (reason === '' ? outcomes[outcome] : `${outcomes[outcome]}: ${reason}`),
  },
]

/** Takes pictures by the hundred and adds each to the product whose code its file is named by. */
export function PicturesSection() {
  const pictures = usePictures()
  return <PicturesStep pictures={pictures} />
}

export function PicturesStep({ pictures }: { pictures: Pictures }) {
  const { isSending, startOver, waiting } = pictures
  return (
    <section aria-labelledby="pictures" className="mt-12 border-t border-line pt-8">
      <h2 id="pictures" className="title-section mb-2">
        Pictures
      </h2>
      <p className="mb-4 max-w-2xl text-muted">
        Name each file by its product’s code, with a number for its place or the name of the finish that it
        shows: <b className="font-medium">LN-SOFA-001.jpg</b>,{' '}
        <b className="font-medium">LN-SOFA-001-2.jpg</b>,{' '}
        <b className="font-medium">LN-SOFA-001-Natural ash.jpg</b>. A picture that is there already is not
        added again.
      </p>
      {!isSending && waiting.length === 0 && (
        <ImageDrop
          isFirst
          onPick={startOver}
          button="Choose pictures"
          hint="Drop pictures here, hundreds at once, or choose them. PNG, JPEG, WebP or AVIF, up to 5 MB each."
        />
      )}
      <UnderWay pictures={pictures} />
      <Placed pictures={pictures} />
    </section>
  )
}

function UnderWay({
  pictures: { waiting, placed, failure, isSending, resume, startOver },
}: {
  pictures: Pictures
}) {
  const total = waiting.length + placed.length
  return (
    <div className="grid max-w-xl gap-4">
      {isSending && (
        <Progress
          label={`${placed.length.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} pictures`}
          percent={Math.floor((placed.length / Math.max(total, 1)) * 100)}
        />
      )}
      {failure !== undefined && (
        <Notice tone="bad">
          {failure} {waiting.length.toLocaleString('en-US')} of {total.toLocaleString('en-US')} pictures wait
          to be sent.
        </Notice>
      )}
      {!isSending && waiting.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void resume()}>Continue</Button>
          <Button variant="secondary" onClick={() => startOver()}>
            Choose other pictures
          </Button>
        </div>
      )}
    </div>
  )
}

function Placed({ pictures: { placed } }: { pictures: Pictures }) {
  if (placed.length === 0) return null
  const of = (outcome: PlacedPicture['outcome']) => placed.filter((picture) => picture.outcome === outcome)
  const [added, unchanged, refused] = [of('added'), of('unchanged'), of('refused')]
  const hidden = placed.length - MAX_LISTED
  return (
    <div className="mt-6 grid gap-5">
      <CountList
        counts={[
          { label: 'Pictures added', value: added.length, tone: 'good' },
          { label: 'There already', value: unchanged.length },
          { label: 'Left out', value: refused.length, tone: 'bad' },
          { label: 'Products', value: new Set(placed.flatMap(({ productCode }) => productCode ?? [])).size },
        ]}
      />
      <Table
        caption="What became of the pictures"
        columns={columns}
        rows={[...refused, ...added, ...unchanged]
          .slice(0, MAX_LISTED)
          .map((picture, at) => ({ ...picture, at }))}
        keyOf={({ at }) => String(at)}
      />
      {hidden > 0 && (
        <p className="text-sm text-muted">{hidden.toLocaleString('en-US')} more are not listed.</p>
      )}
    </div>
  )
}
