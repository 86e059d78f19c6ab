import { useQuery } from '@tanstack/react-query'
import { useParams } from '#kit/browser/router/router.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { asOpened } from '../form/as-opened.ts'
import { BackLink } from '../form/back-link.tsx'
import { EditHead } from '../form/edit-head.tsx'
import { HiddenTitle } from '../hidden-title.tsx'
import { useReload } from '../form/use-reload.ts'
import { ProductForm } from './form/product-form.tsx'
import { type Keeper, useKeeper } from './keeper.ts'
import type { ShownManaged } from './shown-managed.ts'

export default function EditProductPage() {
  const { id = '' } = useParams()
  const keeper = useKeeper()
  const { data, isPending, isError, error, refetch } = useQuery({
    ...ask('GET /api/products/managed/:id', { params: { id } }),
    ...asOpened,
    staleTime: 0,
  })
  if (isPending)
    return (
      <>
        <HiddenTitle title="Edit product" />
        <TextSkeleton />
      </>
    )
  if (isError && error instanceof CallError && error.code === 'product_not_found')
    return <NotThere keeper={keeper} />
  if (isError)
    return (
      <>
        <HiddenTitle title="Edit product" />
        <TryAgain message="Failed to fetch product data" onRetry={() => void refetch()} />
      </>
    )

  return <Editing product={data.product} keeper={keeper} onReload={async () => void (await refetch())} />
}

type EditingProps = { product: ShownManaged; keeper: Keeper; onReload: () => Promise<void> }

function Editing({ product, keeper, onReload }: EditingProps) {
  const { round, reload } = useReload(onReload)
  return (
    <>
      <PageHead title={`Edit ${product.name}`} noindex />
      <BackLink to={keeper.paths.list()} list={keeper.title} />
      <EditHead name={product.name} page={product.isArchived ? undefined : paths.product(product._id)} />
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
      link={keeper.isStudio ? 'All products' : keeper.title}
    />
  )
}
