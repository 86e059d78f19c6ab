import { useQuery } from '@tanstack/react-query'
import { useParams } from '#kit/browser/router/router.ts'
import { ask } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { asOpened } from '../form/as-opened.ts'
import { DraftView } from '../form/draft-view.tsx'
import { RecordView } from '../record-view.tsx'
import { ProductForm } from './form/product-form.tsx'
import { hiddenBecause } from './product-state.tsx'
import { useKeeper } from './keeper.ts'

export default function EditProductPage() {
  const { id = '' } = useParams()
  const keeper = useKeeper()
  const list = { to: keeper.list, name: keeper.title }
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
        to: list.to,
        link: keeper.isStudio ? 'All products' : list.name,
      }}
    >
      {({ product }) => (
        <DraftView
          name={product.name}
          list={list}
          existing={{
            page: paths.product(product._id),
            hidden: hiddenBecause(product, keeper),
            refetch: found.refetch,
          }}
        >
          {(reload) => <ProductForm product={product} keeper={keeper} onReload={reload} />}
        </DraftView>
      )}
    </RecordView>
  )
}
