import { paths } from '#web/paths.ts'
import { DraftView } from '../form/draft-view.tsx'
import { PackageForm } from './form/package-form.tsx'

export default function NewPackagePage() {
  return (
    <DraftView name="Add package" list={{ to: paths.admin.packages(), name: 'Packages' }}>
      {() => <PackageForm />}
    </DraftView>
  )
}
