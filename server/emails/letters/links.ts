export type Site = { publicUrl: string }

/** The page of an order for its customer. */
export function orderUrl(site: Site, orderId: string): string {
  return under(site, `/account/orders/${orderId}`)
}

/** The payment page of an order. */
export function paymentUrl(site: Site, orderId: string): string {
  return under(site, `/payment/${orderId}`)
}

/** The page of a design request for its customer. */
export function requestUrl(site: Site, requestId: string): string {
  return under(site, `/custom-design/request/${requestId}`)
}

/** The payment page of a design request. */
export function requestPaymentUrl(site: Site, requestId: string): string {
  return under(site, `/checkout/design-request/${requestId}`)
}

/** The page where a temporary password is used: with the address and `signed`, which opens no door without it. */
export function resetUrl(site: Site, email: string, signed: string): string {
  return under(site, `/reset-password?${new URLSearchParams({ email })}&${signed}`)
}

/** The page where a temporary password is asked for. */
export function forgotUrl(site: Site): string {
  return under(site, '/forgot-password')
}

/** The page where people sign in. */
export function signInUrl(site: Site): string {
  return under(site, '/login')
}

/** The collection. */
export function browseUrl(site: Site): string {
  return under(site, '/browse')
}

/** An order in the back office. */
export function studioOrderUrl(site: Site, orderId: string): string {
  return under(site, `/admin/orders/${orderId}`)
}

/** A design request in the back office. */
export function studioRequestUrl(site: Site, requestId: string): string {
  return under(site, `/admin/design-requests/${requestId}`)
}

/** The pieces in the back office that run low. */
export function studioInventoryUrl(site: Site): string {
  return under(site, '/admin/inventory?stock=low')
}

/** A picture of the shop, by its address there. */
export function pictureUrl(site: Site, path: string): string {
  return under(site, path)
}

/** Letters link to pages that ask for a sign-in, never with a token: mails are forwarded. */
function under({ publicUrl }: Site, path: string): string {
  return publicUrl.replace(/\/+$/, '') + path
}
