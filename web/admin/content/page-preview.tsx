import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { useSettled } from '#kit/browser/ui/use-settled.ts'
import { call } from '#web/api.ts'
import { DrawnSections } from '#web/content/drawn-sections.tsx'
import { OwnerText } from '#web/content/owner-text.tsx'

const widths = [
  { value: 'desk', label: 'Desk' },
  { value: 'phone', label: 'Phone' },
]

/** A text is drawn once nothing was typed for this long. */
const REST_MS = 400

/** Whoever writes on a phone sees the page on one. */
const ownWidth = () => (globalThis.matchMedia?.('(width < 48rem)').matches ? 'phone' : 'desk')

type PagePreviewProps = { title: string; body: string }

/** The page as shoppers would see it, at the width of a desk or a phone, while it is written. */
export function PagePreview(typed: PagePreviewProps) {
  const [width, setWidth] = useState(ownWidth)
  const title = useSettled(typed.title, REST_MS)
  const body = useSettled(typed.body, REST_MS)
  return (
    <div className="min-w-0 self-start xl:sticky xl:top-6">
      <ChoiceGroup
        legend="Preview"
        pick="one"
        look="boxes"
        name="preview-width"
        choices={widths}
        chosen={[width]}
        onChange={({ target }) => setWidth(target.value)}
        className="mb-3"
      />
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        aria-label="The page as shoppers would see it"
        className="max-h-[75vh] overflow-auto rounded-control border border-line bg-paper"
      >
        <Drawn title={title} body={body} isPhone={width === 'phone'} />
      </section>
    </div>
  )
}

function Drawn({ title, body, isPhone }: PagePreviewProps & { isPhone: boolean }) {
  const { data, error } = useQuery({
    queryKey: ['POST /api/content/preview', title, body],
    queryFn: ({ signal }) => call('POST /api/content/preview', { body: { title, body }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (error)
    return (
      <Notice tone="warn" className="m-4">
        {messageOf(error, 'The preview could not be drawn.')}
      </Notice>
    )
  if (!data) return <TextSkeleton lines={8} />
  return (
    // Its links lead nowhere: what is typed would be left.
    <div inert className={classes(isPhone ? 'w-[22.5rem]' : 'min-w-[64rem] [zoom:0.45]')}>
      <p
        className={classes(
          'bg-sand font-display wrap-anywhere',
          isPhone ? 'px-4 py-10 text-3xl' : 'px-8 py-20 text-4xl',
        )}
      >
        {data.preview.title}
      </p>
      <div className={isPhone ? 'px-4 pt-8' : 'px-8 pt-12 text-lg'}>
        <OwnerText html={data.preview.lead} />
        <DrawnSections sections={data.preview.sections} />
      </div>
    </div>
  )
}
