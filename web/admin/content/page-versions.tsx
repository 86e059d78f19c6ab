import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import { forgetShop } from '#web/shop/shop.ts'
import { When } from '#web/shop/when.tsx'
import { Difference } from './difference.tsx'
import type { Content } from './use-page-form.ts'

type Version = Content['versions'][number]
type PageVersionsProps = { content: Content; reload: () => Promise<void> }

/** The texts of a page, who saved them and when, what differs from what is published, and the ways back. */
export function PageVersions({ content, reload }: PageVersionsProps) {
  const { page, versions } = content
  const [asked, setAsked] = useState<number>()
  const words = wayBackWords(page.isStandard, asked)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (version: number) =>
      call('POST /api/content/:slug/restore', { params: { slug: page.slug }, body: { version } }),
    onSuccess: async () => {
      toast.success(words.done)
      setAsked(undefined)
      forgetShop()
      await reload()
    },
  })
  function ask(version: number) {
    reset()
    setAsked(version)
  }
  if (versions.length === 0) return null
  return (
    <Card
      title="Versions"
      className="mt-10"
      actions={
        page.published !== undefined && (
          <Button variant="secondary" icon="undo" onClick={() => ask(0)}>
            {wayBackWords(page.isStandard, 0).action}
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {versions.map((version) => (
          <VersionRow key={version.number} version={version} content={content} onRestore={ask} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title={`${words.action}?`}
        action={words.action}
        busy={isPending}
        error={error ? messageOf(error, 'Failed to change the page') : undefined}
        onConfirm={() => asked !== undefined && mutate(asked)}
        onClose={() => setAsked(undefined)}
      >
        <p>{words.meaning}</p>
      </ConfirmDialog>
    </Card>
  )
}

function wayBackWords(isStandard: boolean, version: number | undefined) {
  if (version !== 0)
    return {
      action: 'Publish this version again',
      meaning: 'Shoppers read this version from then on. A draft that waits stays as it is.',
      done: 'Version published again',
    }
  if (isStandard)
    return {
      action: 'Back to the original',
      meaning: 'Shoppers read the page as it came with the shop. Your versions and your draft stay here.',
      done: 'The original is back',
    }
  return {
    action: 'Take off the shop',
    meaning: 'Shoppers find the page no more. Its versions stay here.',
    done: 'Page taken off the shop',
  }
}

type VersionRowProps = { version: Version; content: Content; onRestore: (version: number) => void }

function VersionRow({ version, content: { page, versions, original }, onRestore }: VersionRowProps) {
  const { number, title, author, savedAt, publishedAt } = version
  const [isCompared, setCompared] = useState(false)
  const isPublished = number === page.published
  const other = versions.find((shown) => shown.number === page.published) ?? original
  return (
    <li className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 grow wrap-anywhere">
          Version {number}: {title}
          <span className="block text-sm text-muted">
            {author}, <When at={savedAt} look="moment" />
          </span>
        </span>
        {isPublished && <Badge tone="good">Published</Badge>}
        {publishedAt === undefined && <Badge tone="info">Draft</Badge>}
        {other && !isPublished && (
          <Button
            variant="quiet"
            size="compact"
            aria-expanded={isCompared}
            onClick={() => setCompared(!isCompared)}
          >
            Compare
          </Button>
        )}
        {publishedAt !== undefined && !isPublished && (
          <Button variant="quiet" size="compact" onClick={() => onRestore(number)}>
            Restore
          </Button>
        )}
      </div>
      {isCompared && other && <Difference before={other} after={version} />}
    </li>
  )
}
