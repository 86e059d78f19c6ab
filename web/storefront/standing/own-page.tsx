import { useLoaderData } from '#kit/browser/router/router.ts'
import type { loadOwnPage } from './content-loader.ts'
import { OwnerPage } from './owner-words.tsx'

/** A page that the owner added. */
export default function OwnPage() {
  return <OwnerPage page={useLoaderData<typeof loadOwnPage>()} />
}
