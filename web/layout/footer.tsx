import { MailAddress } from '#kit/browser/ui/mail-address.tsx'
import type { ReactNode } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { type Shop, useShop, type ShopSettings } from '#web/shop/shop.ts'
import { TelLink } from '#kit/browser/ui/tel-link.tsx'
import { paths } from '#web/paths.ts'

/** Where everything else is, how to reach us, and the small print. */
export default function Footer(): ReactNode {
  const { settings, pages, year } = useShop()
  return (
    <footer className="section-space border-t border-line bg-sand print:hidden">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-6 lg:py-16">
        <div className="col-span-2">
          <p className="font-display text-3xl">{settings.storeName}</p>
          <p className="mt-3 max-w-64 text-muted">Furniture and interior design for {settings.homes}.</p>
        </div>
        <LinkColumns settings={settings} pages={pages} />
        <Contact settings={settings} />
      </div>
      <SmallPrint settings={settings}>
        © {year} {settings.storeName}
      </SmallPrint>
    </footer>
  )
}

function LinkColumns({ settings, pages }: Pick<Shop, 'settings' | 'pages'>) {
  return (
    <>
      <Column title="Shop">
        <FooterLink to={paths.browse()}>Browse Collection</FooterLink>
        <FooterLink to={paths.designerPackages()}>Designer packages</FooterLink>
        <FooterLink to={paths.customDesign()}>Custom design</FooterLink>
        <FooterLink to={paths.planYourRoom()}>Plan your room</FooterLink>
      </Column>
      <Column title="Help">
        <FooterLink to={paths.shippingTerm()}>Shipping</FooterLink>
        <FooterLink to={paths.returns()}>Returns</FooterLink>
        <FooterLink to={paths.warranty()}>Warranty</FooterLink>
        <FooterLink to={paths.terms()}>Terms</FooterLink>
      </Column>
      <Column title="About">
        <FooterLink to={paths.ourStory()}>Our story</FooterLink>
        {pages.map(({ path, title }) => (
          <FooterLink key={path} to={path}>
            {title}
          </FooterLink>
        ))}
        <SocialLinks settings={settings} />
      </Column>
    </>
  )
}

function SmallPrint({ settings, children }: { settings: ShopSettings; children: ReactNode }) {
  return (
    <div className="wrap text-sm text-muted">
      <div className="grid gap-1 border-t border-line py-6">
        <p>
          {!settings.quoteMode && 'Prices are in USD. '}
          {settings.shipsTo}
        </p>
        <p>
          Bank details are shown only on your payment page after you sign in. We never send or change them by
          email.
        </p>
        <p>{children}</p>
      </div>
    </div>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="eyebrow mb-2">{title}</h2>
      <ul className="wrap-anywhere">{children}</ul>
    </div>
  )
}

const linkLook = 'inline-flex min-h-11 items-center py-1 hover:underline lg:min-h-9'

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={linkLook}>
        {children}
      </Link>
    </li>
  )
}

/** Each only once its address is set. */
function SocialLinks({ settings }: { settings: ShopSettings }) {
  const places = [
    { name: 'Instagram', url: settings.instagramUrl },
    { name: 'Pinterest', url: settings.pinterestUrl },
    { name: 'Facebook', url: settings.facebookUrl },
  ]
  return places
    .filter(({ url }) => url !== '')
    .map(({ name, url }) => (
      <li key={name}>
        <a href={url} target="_blank" rel="noopener noreferrer" className={linkLook}>
          {name}
        </a>
      </li>
    ))
}

function Contact({ settings: { address, phoneNumber, storeEmail } }: { settings: ShopSettings }) {
  return (
    <div>
      <h2 className="eyebrow mb-2">Contact</h2>
      <address className="grid not-italic">
        <Link to={paths.contact()} className={linkLook}>
          Ask the studio
        </Link>
        <p className="py-1.5 whitespace-pre-line">{address}</p>
        <TelLink number={phoneNumber} className={linkLook} />
        <a href={`mailto:${storeEmail}`} className={linkLook}>
          <MailAddress address={storeEmail} />
        </a>
      </address>
    </div>
  )
}
