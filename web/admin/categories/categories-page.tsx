import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import { ask } from '#web/api.ts'
import type { ShopCategory } from '#web/shop/shop.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { FoundByName } from '#kit/browser/list/found-by-name.tsx'
import { AdminHead } from '../admin-head.tsx'
import { categoryColumns } from './category-columns.tsx'
import { CategoryForm } from './category-form.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { useCategoryActions, useCategoryOrder } from './use-category-actions.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'

export default function CategoriesPage() {
  const { form, open, close } = useOpenForm()
  return (
    <>
      <AdminHead title="Categories">
        <Button icon="plus" onClick={() => open('new')}>
          Add category
        </Button>
      </AdminHead>
      {form && (
        <CategoryForm
          key={form === 'new' ? form : form._id}
          category={form === 'new' ? undefined : form}
          onClose={close}
        />
      )}
      <Categories onEdit={open} />
    </>
  )
}

/** Which form stands in the page; once it is closed, the focus is back where it was opened. */
function useOpenForm() {
  const [form, setForm] = useState<ShopCategory | 'new'>()
  const opener = useRef<Element>(null)
  useSavedDraft('category form', { typed: () => form, restore: setForm })

  function open(form: ShopCategory | 'new') {
    opener.current = document.activeElement
    setForm(form)
  }
  function close() {
    setForm(undefined)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return { form, open, close }
}

function Categories({ onEdit }: { onEdit: (category: ShopCategory) => void }) {
  const { data, error, isPending, isLoadingError, refetch } = useQuery(ask('GET /api/categories'))
  if (isPending) return <TableSkeleton rows={10} columns={5} />
  if (isLoadingError) return <FetchFailed error={error} onRetry={() => void refetch()} />
  return (
    <FoundByName things={data.categories} none="No categories found.">
      {(categories, areAll) => <CategoryTable categories={categories} canMove={areAll} onEdit={onEdit} />}
    </FoundByName>
  )
}

type CategoryTableProps = {
  categories: readonly ShopCategory[]
  canMove: boolean
  onEdit: (category: ShopCategory) => void
}

function CategoryTable({ categories, canMove, onEdit }: CategoryTableProps) {
  const actions = useCategoryActions()
  const [deleting, setDeleting] = useState<ShopCategory>()
  const close = () => setDeleting(undefined)
  const { inOrder, order } = useCategoryOrder(categories)
  return (
    <>
      <output className="sr-only">{order.news}</output>
      {actions.failure && (
        <Notice tone="bad" onDismiss={actions.dismiss} className="mb-4">
          {actions.failure}
        </Notice>
      )}
      <Table
        caption="Categories"
        columns={categoryColumns({
          categories: inOrder,
          order: canMove ? order : undefined,
          actions,
          onEdit,
          onDelete: setDeleting,
        })}
        rows={inOrder}
        keyOf={({ _id }) => _id}
      />
      <DeleteDialog
        category={deleting}
        busy={actions.isRemoving}
        onConfirm={() => deleting && actions.remove(deleting._id, close)}
        onClose={close}
      />
    </>
  )
}

/** The categories could not be loaded: why, until it is dismissed, and a way to ask again. */
function FetchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const [isDismissed, setDismissed] = useState(false)
  return (
    <div className="grid justify-items-start gap-4">
      {!isDismissed && (
        <Notice tone="bad" onDismiss={() => setDismissed(true)} className="w-full">
          {messageOf(error, 'Failed to fetch categories')}
        </Notice>
      )}
      <Button variant="secondary" icon="refresh" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}
