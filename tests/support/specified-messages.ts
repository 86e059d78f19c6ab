import { readFileSync } from 'node:fs'

const specification = readFileSync(
  new URL('../../docs/specification/customer-side.md', import.meta.url),
  'utf8',
)

/** Text in quotes; an apostrophe inside a word neither begins nor ends one. */
const QUOTED = /(?<!\w)(?:'((?:[^']|'(?=\w))+)'|"([^"]+)")(?!\w)/g

/** Every message of the validation rules and the error catalogue, to the letter. */
export const specifiedMessages: readonly string[] = [
  ...new Set([...quotedIn('5. Validation rules'), ...quotedIn('8. Error catalogue')]),
]

/** Messages of the design service, which is not built yet. This list only ever gets shorter. */
export const messagesOfDesignService: readonly string[] = [
  'Please upload a valid floor plan file (PDF, PNG, JPG, DWG, or DXF)',
  'File size must be less than 10MB',
  'File "{user_content}" selected successfully',
  'Please upload your floor plan to get started',
  'Error uploading floor plan',
  'Floor plan uploaded successfully!',
  'Failed to load design requests',
  'Failed to load design request details',
  'Design approved successfully',
  'Something went wrong while approving the design',
  'Revision request submitted successfully',
  'Something went wrong',
  'Feedback received. Your request has been completed.',
  'All suggested products added to your cart',
  'No products to add to cart',
  'Failed to add products to cart: {message or Unknown error}',
  'No Design Requests Yet',
]

/** By these words the specified client knows a server's refusal of a taken address; nobody is shown them. */
export const wordsThatNobodyMeets: readonly string[] = ['Duplicate field value entered', 'already exists']

/** A message that only a real page shows → the journey in which somebody sees it. */
export const messagesInJourneys: Readonly<Record<string, string>> = {
  'Please log in to add items to cart': 'buy-a-package',
  'Invalid order data returned from server': 'when-an-order-fails',
  'Registration failed. Please try again later.': 'when-an-account-fails',
  'Failed to update profile': 'when-an-account-fails',
  'Failed to update address': 'when-an-account-fails',
  'Failed to send reset email. Please try again.': 'when-an-account-fails',
  'Order data not found in response': 'when-a-page-fails',
  'Failed to load order details': 'when-a-page-fails',
  'there was a problem creating your order': 'when-an-order-fails',
  'Order was created but details are unavailable. Please check your orders page.': 'broken-off-checkout',
  'Failed to send email. Please try again later.': 'when-an-order-fails',
  'Failed to load your orders. Please try again.': 'when-a-page-fails',
  'There was a problem fetching your order details.': 'when-a-page-fails',
  'Failed to upload payment evidence': 'when-an-order-fails',
  'Error opening PDF': 'when-an-order-fails',
  'Failed to fetch packages': 'when-a-page-fails',
  'Failed to add package to cart': 'when-shopping-fails',
  'Failed to fetch products': 'when-a-page-fails',
  'Error Loading Products': 'when-a-page-fails',
  'Failed to load product': 'when-a-page-fails',
  'Failed to load cart': 'when-a-page-fails',
  'Failed to update item quantity': 'when-shopping-fails',
  'Failed to remove item from cart': 'when-shopping-fails',
  'Failed to clear cart': 'when-shopping-fails',
  'Failed to add to cart': 'when-shopping-fails',
  'Failed to update item': 'when-shopping-fails',
  'Failed to remove item': 'when-shopping-fails',
  'Failed to load wishlist': 'when-a-page-fails',
  'Failed to add item to cart': 'when-shopping-fails',
  'Failed to remove item from wishlist': 'when-shopping-fails',
  "You haven't placed any orders yet": 'checkout-on-this-device',
}

/** The text of a journey by its name. */
export function readJourney(name: string): string {
  return readFileSync(new URL(`../journeys/${name}.test.ts`, import.meta.url), 'utf8')
}

function quotedIn(title: string): string[] {
  const section = specification.split(/^## /m).find((part) => part.startsWith(title))
  if (section === undefined) throw new Error(`The specification has no section ${title}`)
  return [...section.matchAll(QUOTED)].map(([, single, double]) => single ?? double ?? '')
}
