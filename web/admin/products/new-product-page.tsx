import { DraftPage } from '../form/draft-page.tsx'
import { ProductForm } from './form/product-form.tsx'
import { useKeeper } from './keeper.ts'

export default function NewProductPage() {
  const keeper = useKeeper()
  return (
    <DraftPage name="Add product" list={{ to: keeper.paths.list(), name: keeper.title }}>
      {() => <ProductForm keeper={keeper} />}
    </DraftPage>
  )
}
