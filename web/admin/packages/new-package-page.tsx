import { PageHead } from '#web/parts/page-head.tsx'
import { BackToPackages } from './back-to-packages.tsx'
import { PackageForm } from './form/package-form.tsx'

export default function NewPackagePage() {
  return (
    <>
      <PageHead title="Add package" noindex />
      <BackToPackages />
      <h1 className="title-page mb-6">Add package</h1>
      <PackageForm />
    </>
  )
}
