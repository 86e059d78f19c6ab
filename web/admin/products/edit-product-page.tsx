import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from '#web/router/router.ts'
import { ask } from '#web/api/ask.ts'
import { CallError } from '#web/api/call-error.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextSkeleton } from '#web/ui/text-skeleton.tsx'
import { TryAgain } from '#web/ui/try-again.tsx'
import { BackToProducts } from './back-to-products.tsx'
import { ProductForm } from './form/product-form.tsx'
import { type Keeper, useKeeper } from './keeper.ts'
import type { ShownManaged } from './shown-managed.ts'

export default function EditProductPage() {
  const { id = '' } = useParams()
  const keeper = useKeeper()
  // What is being edited stays as it was opened, however often the window is looked at again.
  const { data, isPending, isError, error, refetch } = useQuery({
    ...ask('GET /api/products/managed/:id', { params: { id } }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
  })
  if (isPending) return <TextSkeleton />
  if (isError && error instanceof CallError && error.code === 'product_not_found')
    return <NotThere keeper={keeper} />
  if (isError) return <TryAgain message="Failed to fetch product data" onRetry={() => void refetch()} />

  return <Editing product={data.product} keeper={keeper} onReload={async () => void (await refetch())} />
}

type EditingProps = { product: ShownManaged; keeper: Keeper; onReload: () => Promise<void> }

function Editing({ product, keeper, onReload }: EditingProps) {
  const [round, setRound] = useState(0)

  async function reload() {
    await onReload()
    setRound((before) => before + 1)
  }
  return (
    <>
      <PageHead title={`Edit ${product.name}`} noindex />
      <BackToProducts keeper={keeper} />
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="title-page">{product.name}</h1>
        {!product.isArchived && (
          <a
            href={paths.product(product._id)}
            target="_blank"
            rel="noopener"
            className="text-link target-44 text-sm"
          >
            View in shop
          </a>
        )}
      </div>
      {product.isArchived && (
        <Notice tone="warn" className="mb-6">
          This product is archived: shoppers do not see it.
        </Notice>
      )}
      <ProductForm key={round} product={product} keeper={keeper} onReload={reload} />
    </>
  )
}

function NotThere({ keeper }: { keeper: Keeper }) {
  return (
    <EmptyState
      icon="box"
      title="Product not found"
      to={keeper.paths.list()}
      link={`Back to ${keeper.title}`}
    />
  )
}
