import type { Page } from 'playwright-core'

/** A page worth a look: under which name, where, who looks, and what brings it into the state that is meant. */
export type Stop = {
  name: string
  path: string
  /** A newcomer is signed in and has done nothing yet. */
  as: 'visitor' | 'shopper' | 'newcomer' | 'studio'
  /** The only width in pixels at which there is such a state. */
  width?: 360 | 1440
  /** What is laid in its way before it is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Brings the opened page into its state. */
  reach?: (page: Page) => Promise<unknown>
  /** What its console says of what was laid in its way. */
  complains?: RegExp
}

type Seen = Record<
  'product' | 'unreviewed' | 'requested' | 'quoted' | 'accepted' | 'delivered' | 'designed' | 'customer',
  string
>

/** Every page there is to see, in a shop where these things are. */
export function stopsWith(seen: Seen): Stop[] {
  const { product, unreviewed, requested, quoted, accepted, delivered, designed, customer } = seen
  const visitor: [string, string][] = [
    ['home', '/category/all'],
    ['category', '/category/sofa'],
    ['search', '/category/all?search=oak+chair'],
    ['search-empty', '/category/all?search=zeppelin'],
    ['product', `/product/${product}`],
    ['product-not-found', '/product/00000000-0000-4000-8000-000000000000'],
    ['designer-packages', '/designer-packages'],
    ['designer-packages-styles', '/designer-packages?tab=full-home'],
    ['designer-package', '/designer-packages/two-bedroom'],
    ['designer-package-style', '/designer-packages/luxury'],
    ['designer-package-not-found', '/designer-packages/spaceship'],
    ['custom-design', '/custom-design'],
    ['compare', `/compare?pieces=${product},${unreviewed}`],
    ['compare-nothing', '/compare'],
    ['plan-your-room', '/plan-your-room'],
    ['login', '/login'],
    ['register', '/register'],
    ['forgot-password', '/forgot-password'],
    ['reset-password', '/reset-password?email=leilani%40example.com'],
    ['our-story', '/our-story'],
    ['warranty', '/warranty'],
    ['returns', '/returns'],
    ['shipping-policy', '/shippingterm'],
    ['terms', '/terms'],
    ['contact', '/contact'],
    ['own-page', '/pages/visit-us'],
    ['marketplace', '/marketplace'],
    ['designers', '/designers'],
    ['packages', '/packages'],
    ['not-found', '/no-such-page'],
    ['admin-login', '/admin/login'],
  ]
  const shopper: [string, string][] = [
    ['cart', '/cart'],
    ['wishlist', '/wishlist'],
    ['product-review', `/product/${unreviewed}#reviews`],
    ['profile', '/profile'],
    ['shipping', '/shipping'],
    ['confirmation', `/order/confirmation/${requested}`],
    ['orders', '/account/orders'],
    ['order-quoted', `/account/orders/${quoted}`],
    ['order-accepted', `/account/orders/${accepted}`],
    ['order-delivered', `/account/orders/${delivered}`],
    ['payment', `/payment/${accepted}`],
    ['payment-open', `/payment/${delivered}`],
    ['design-requests', '/account/design-requests'],
    ['design-request', `/account/design-requests/${designed}`],
    ['design-confirmation', `/custom-design/confirmation/${designed}`],
    ['design-payment', `/checkout/design-request/${designed}`],
  ]
  const studio: [string, string][] = [
    ['admin-dashboard', '/admin/dashboard'],
    ['admin-orders', '/admin/orders'],
    ['admin-quote-desk', `/admin/orders/${requested}`],
    ['admin-order', `/admin/orders/${accepted}`],
    ['admin-design-requests', '/admin/design-requests'],
    ['admin-design-requests-empty', '/admin/design-requests?search=zeppelin'],
    ['admin-design-request', `/admin/design-requests/${designed}`],
    ['admin-products', '/admin/products'],
    ['admin-products-empty', '/admin/products?search=zeppelin'],
    ['admin-new-product', '/admin/products/new'],
    ['admin-product', `/admin/products/${product}/edit`],
    ['admin-bulk-import', '/admin/products/bulk-import'],
    ['seller-products', '/seller/products'],
    ['admin-users', '/admin/users'],
    ['admin-new-user', '/admin/users/new'],
    ['admin-user', `/admin/users/${customer}/edit`],
    ['admin-audit', '/admin/audit'],
    ['admin-money', '/admin/money'],
    ['admin-money-due', '/admin/money?view=due'],
    ['admin-money-bank', '/admin/money?view=bank'],
    ['admin-money-refunds', '/admin/money?view=refunds'],
    ['admin-money-books', '/admin/money?view=books'],
    ['admin-sales', '/admin/sales'],
    ['admin-searches', '/admin/searches'],
    ['admin-questions', '/admin/questions'],
    ['admin-emails', '/admin/emails'],
    ['admin-letters', '/admin/letters'],
    ['admin-letter', '/admin/letters/quote-ready'],
    ['admin-packages', '/admin/packages'],
    ['admin-new-order', '/admin/orders/new'],
    ['admin-new-package', '/admin/packages/new'],
    ['admin-package', '/admin/packages/one-bedroom/edit'],
    ['admin-categories', '/admin/categories'],
    ['admin-inventory', '/admin/inventory'],
    ['admin-stocktakes', '/admin/stocktakes'],
    ['admin-content', '/admin/content'],
    ['admin-content-page', '/admin/content/visit-us'],
    ['admin-settings', '/admin/settings'],
    ['admin-settings-shipping', '/admin/settings?tab=shipping'],
    ['admin-settings-payment', '/admin/settings?tab=payment'],
    ['admin-settings-email', '/admin/settings?tab=email'],
    ['admin-settings-seo', '/admin/settings?tab=seo'],
    ['admin-settings-search', '/admin/settings?tab=search'],
    ['product-reviews', `/product/${product}#reviews`],
  ]
  const as = (who: Stop['as'], pages: [string, string][]) =>
    pages.map(([name, path]) => ({ name, path, as: who }))
  return [...as('visitor', visitor), ...as('shopper', shopper), ...as('studio', studio)]
}
