import { atom } from '#kit/browser/store/atom.ts'

/** Google's queue: its script reads what stands here, before and after it has come. */
type Tagged = Window & { dataLayer?: unknown[] }

const begunFor = atom<string | undefined>(undefined)

/**
 * Tells Google Analytics of one page, by its path alone: addresses may hold an email or what somebody searched for.
 * Consent is denied in advance, so that it sets no cookies.
 */
export function countWithGoogle(measurementId: string, path: string): void {
  if (begunFor.get() !== measurementId) begin(measurementId)
  begunFor.set(measurementId)
  tag('event', 'page_view', {
    send_to: measurementId,
    page_location: window.location.origin + path,
    page_title: document.title,
  })
}

function begin(measurementId: string): void {
  const denied = { analytics_storage: 'denied', ad_storage: 'denied' }
  tag('consent', 'default', { ...denied, ad_user_data: 'denied', ad_personalization: 'denied' })
  tag('js', new Date())
  const address = window.location.origin + window.location.pathname
  tag('config', measurementId, { send_page_view: false, page_location: address, page_referrer: '' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
}

/** Google's script takes the arguments of a call, and nothing else, for a command. */
function tag(..._command: unknown[]): void {
  const tagged = window as Tagged
  tagged.dataLayer ??= []
  // oxlint-disable-next-line prefer-rest-params
  tagged.dataLayer.push(arguments)
}
