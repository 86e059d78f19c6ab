import { useQuery } from '@tanstack/react-query'
import { useParams } from '#kit/browser/router/router.ts'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { asOpened } from '../form/as-opened.ts'
import { BackLink } from '../form/back-link.tsx'
import { EditHead } from '../form/edit-head.tsx'
import { RecordView } from '../record-view.tsx'
import { useReload } from '../form/use-reload.ts'
import { ProductForm } from './form/product-form.tsx'
import { type Keeper, useKeeper } from './keeper.ts'
import type { ShownManaged } from './shown-managed.ts'

export default function EditProductPage() {
  const { id = '' } = useParams()
  const keeper = useKeeper()
  const found = useQuery({
    ...ask('GET /api/products/managed/:id', { params: { id } }),
    ...asOpened,
    staleTime: 0,
  })
  return (
    <RecordView
      record={found}
      title="Edit product"
      failed="Failed to fetch product data"
      missing={{
        icon: 'box',
        title: 'Product not found',
        to: keeper.paths.list(),
        link: keeper.isStudio ? 'All products' : keeper.title,
      }}
    >
      {({ product }) => (
        <Editing product={product} keeper={keeper} onReload={async () => void (await found.refetch())} />
      )}
    </RecordView>
  )
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
