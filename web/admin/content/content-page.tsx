import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NewPageForm } from '#contract/content.ts'
import { useAttempt } from '#kit/browser/api/attempt.ts'
import { useRefetch } from '#kit/browser/api/use-refetch.ts'
import { Link, useNavigate } from '#kit/browser/router/router.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table, type Column } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ask, call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { forgetShop } from '#web/shop/shop.ts'
import { When } from '#web/shop/when.tsx'
import { AdminHead } from '../admin-head.tsx'
import { DeleteOne } from '../delete-one.tsx'
import { ActDialog } from '../form-dialog.tsx'
import { type ManagedPage, PageState } from './page-state.tsx'

/** The pages whose words the owner writes. */
export default function ContentPage() {
  const [isAdding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<ManagedPage>()
  const refetch = useRefetch('GET /api/content')
  return (
    <>
      <AdminHead title="Pages">
        <Button icon="plus" onClick={() => setAdding(true)}>
          Add page
        </Button>
      </AdminHead>
      <Pages onDelete={setDeleting} />
      <AddPage open={isAdding} onClose={() => setAdding(false)} />
      <DeleteOne
        what="page"
        id={deleting?.slug}
        title={`Delete ${deleting?.title ?? 'this page'}?`}
        send={(slug) => call('DELETE /api/content/:slug', { params: { slug } })}
        again={() => {
          forgetShop()
          return refetch()
        }}
        onClose={() => setDeleting(undefined)}
      >
        <p>Its address {deleting?.path} and all its versions will be gone.</p>
      </DeleteOne>
    </>
  )
}

function Pages({ onDelete }: { onDelete: (page: ManagedPage) => void }) {
  const { data, isPending, isLoadingError, refetch } = useQuery(ask('GET /api/content'))
  if (isPending) return <TableSkeleton rows={6} columns={4} />
  if (isLoadingError) return <TryAgain message="Failed to fetch pages" onRetry={() => void refetch()} />
  return <Table caption="Pages" columns={columns(onDelete)} rows={data.pages} keyOf={({ slug }) => slug} />
}

function columns(onDelete: (page: ManagedPage) => void): Column<ManagedPage>[] {
  return [
    { head: 'Page', cell: (page) => <Named page={page} /> },
    { head: 'State', cell: (page) => <PageState page={page} /> },
    {
      head: 'Last saved',
      cell: ({ savedAt }) => (savedAt ? <When at={savedAt} /> : <span className="text-muted">Never</span>),
    },
    { head: 'Actions', hideHead: true, cell: (page) => <Actions page={page} onDelete={onDelete} /> },
  ]
}

function Named({ page: { slug, title, path } }: { page: ManagedPage }) {
  return (
    <div className="min-w-32 wrap-anywhere">
      <Link to={paths.admin.editContent(slug)} className="target-44 font-medium hover:underline">
        {title}
      </Link>
      <p className="text-muted">{path}</p>
    </div>
  )
}

function Actions({ page, onDelete }: { page: ManagedPage; onDelete: (page: ManagedPage) => void }) {
  const { slug, title, isStandard } = page
  return (
    <span className="-my-2 inline-flex items-center justify-end text-muted md:flex">
      <Link
        to={paths.admin.editContent(slug)}
        aria-label={`Edit ${title}`}
        className="inline-flex min-h-11 items-center px-3 text-lagoon hover:underline"
      >
        Edit
      </Link>
      {!isStandard && (
        <IconButton
          icon="trash"
          label={`Delete ${title}`}
          onClick={() => onDelete(page)}
          className="hover:text-red"
        />
      )}
    </span>
  )
}

const TitleForm = NewPageForm.pick({ title: true })

function AddPage({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const attempt = useAttempt()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (title: string) =>
      attempt((idempotencyKey) =>
        call('POST /api/content', { body: { title, inFooter: true }, idempotencyKey }),
      ),
  })
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      title="Add page"
      action="Add page"
      acts={{ isBusy: isPending }}
      busyText="Adding..."
      draft="new page"
      schema={TitleForm}
      defaults={{ title: '' }}
      act={async ({ title }) => {
        const { page } = await mutateAsync(title)
        void navigate(paths.admin.editContent(page.slug))
        return true
      }}
    >
      {(form) => (
        <PlainField
          label="Title"
          maxLength={120}
          hint="Its address is made from it, and stays."
          {...form.field('title')}
        />
      )}
    </ActDialog>
  )
}
