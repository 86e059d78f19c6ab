import { useSession } from '#web/session.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { AskForm } from '../questions/ask-form.tsx'
import { Contact } from './contact.tsx'

/** How to reach the shop, and a question to it. */
export default function ContactPage() {
  // The form begins with who is signed in, whom the server does not know.
  const user = useSession()?.user._id
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-8 sm:py-12 lg:grid-cols-[20rem_minmax(0,36rem)]">
      <PageHead title="Contact" description="Write to the studio, call or visit us." />
      <div>
        <h1 className="title-page mb-6">Contact</h1>
        <Contact />
      </div>
      <section aria-labelledby="ask" className="noscript:hidden">
        <h2 id="ask" className="title-section mb-4">
          Ask the studio
        </h2>
        <AskForm key={user} />
      </section>
    </div>
  )
}
