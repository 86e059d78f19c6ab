import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { BackLink } from '../form/back-link.tsx'
import { PackageForm } from './form/package-form.tsx'

export default function NewPackagePage() {
  return (
    <>
      <PageHead title="Add package" noindex />
      <BackLink to={paths.admin.packages()} list="Packages" />
      <h1 className="title-page mb-6">Add package</h1>
      <PackageForm />
    </>
  )
}
