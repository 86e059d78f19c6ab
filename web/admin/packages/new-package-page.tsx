import { paths } from '#web/paths.ts'
import { DraftPage } from '../form/draft-page.tsx'
import { PackageForm } from './form/package-form.tsx'

export default function NewPackagePage() {
  return (
    <DraftPage name="Add package" list={{ to: paths.admin.packages(), name: 'Packages' }}>
      {() => <PackageForm />}
    </DraftPage>
  )
}
