import { readFileSync } from 'node:fs'
import { quotedIn } from './quoted-words.ts'

/** Every message of the validation rules and the error catalogue, to the letter. */
export const specifiedMessages: readonly string[] = quotedIn(
  'customer-side',
  '5. Validation rules',
  '8. Error catalogue',
)

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
  'File "{user_content}" selected successfully': 'send-a-floor-plan',
  'Error uploading floor plan': 'send-a-floor-plan',
  'Floor plan uploaded successfully!': 'send-a-floor-plan',
  'Failed to load design requests': 'send-a-floor-plan',
  'No Design Requests Yet': 'send-a-floor-plan',
  'Failed to load design request details': 'answer-a-design',
  'Design approved successfully': 'answer-a-design',
  'Something went wrong while approving the design': 'answer-a-design',
  'Revision request submitted successfully': 'answer-a-design',
  'Something went wrong': 'answer-a-design',
  'Feedback received. Your request has been completed.': 'answer-a-design',
  'All suggested products added to your cart': 'answer-a-design',
  'No products to add to cart': 'answer-a-design',
  'Failed to add products to cart: {message or Unknown error}': 'answer-a-design',
}

/** The text of a journey by its name. */
export function readJourney(name: string): string {
  return readFileSync(new URL(`../../journeys/${name}.test.ts`, import.meta.url), 'utf8')
}
