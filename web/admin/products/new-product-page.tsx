import { PageHead } from '#web/shop/page-head.tsx'
import { BackLink } from '../form/back-link.tsx'
import { ProductForm } from './form/product-form.tsx'
import { useKeeper } from './keeper.ts'

export default function NewProductPage() {
  const keeper = useKeeper()
  return (
    <>
      <PageHead title="Add product" noindex />
      <BackLink to={keeper.paths.list()} list={keeper.title} />
      <h1 className="title-page mb-6">Add product</h1>
      <ProductForm keeper={keeper} />
    </>
  )
}
