import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from '#kit/browser/router/router.ts'
import { ask } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { asOpened } from '../form/as-opened.ts'
import { BackLink } from '../form/draft-view.tsx'
import { RecordView } from '../record-view.tsx'
import { PageEditor } from './page-editor.tsx'
import { PageState } from './page-state.tsx'
import { PageVersions } from './page-versions.tsx'
import type { Content } from './use-page-form.ts'

/** One page while its words are written. */
export default function EditPage() {
  const { slug = '' } = useParams()
  const list = paths.admin.content()
  const found = useQuery({
    ...ask('GET /api/content/:slug/versions', { params: { slug } }),
    ...asOpened,
    staleTime: 0,
  })
  return (
    <RecordView
      record={found}
      title="Edit page"
      failed="Failed to fetch the page"
      missing={{ icon: 'file', title: 'Page not found', to: list, link: 'All pages' }}
    >
      {(content) => <Opened content={content} again={found.refetch} />}
    </RecordView>
  )
}

type OpenedProps = { content: Content; again: () => Promise<unknown> }

/** After going back to another text the editor begins anew with it. */
function Opened({ content, again }: OpenedProps) {
  const { title, path, published } = content.page
  const [round, setRound] = useState(0)

  async function reload() {
    await again()
    setRound((before) => before + 1)
  }
  return (
    <>
      <PageHead title={`Edit ${title}`} noindex />
      <BackLink to={paths.admin.content()} list="Pages" />
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="title-page wrap-anywhere">{title}</h1>
        <PageState page={content.page} />
        {(content.page.isStandard || published !== undefined) && (
          <a href={path} target="_blank" rel="noopener" className="text-link target-44 text-sm">
            View in shop
          </a>
        )}
      </div>
      <PageEditor key={round} content={content} again={again} />
      <PageVersions content={content} reload={reload} />
    </>
  )
}
