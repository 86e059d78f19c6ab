import { DraftView } from '../form/draft-view.tsx'
import { ProductForm } from './form/product-form.tsx'
import { useKeeper } from './keeper.ts'

export default function NewProductPage() {
  const keeper = useKeeper()
  return (
    <DraftView name="Add product" list={{ to: keeper.list, name: keeper.title }}>
      {() => <ProductForm keeper={keeper} />}
    </DraftView>
  )
}
