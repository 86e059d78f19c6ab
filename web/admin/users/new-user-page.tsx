import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#kit/browser/ui/breadcrumbs.tsx'
import { UserForm } from './user-form.tsx'

export default function NewUserPage() {
  return (
    <>
      <PageHead title="Add user" noindex />
      <Breadcrumbs crumbs={[{ label: 'Users', to: paths.admin.users() }, { label: 'Add user' }]} />
      <h1 className="title-page mt-2 mb-6">Add user</h1>
      <div className="max-w-3xl">
        <UserForm />
      </div>
    </>
  )
}
