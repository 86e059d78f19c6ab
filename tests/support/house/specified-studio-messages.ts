import { existsSync, readFileSync } from 'node:fs'
import { quotedIn } from './quoted-words.ts'

/** Every message of the back office's validation rules and error catalogue, to the letter. */
export const specifiedStudioMessages: readonly string[] = quotedIn(
  'admin-side',
  '5. Validation rules',
  '8. The error catalogue',
)

/** A message that a page says by itself → the test in which somebody reads it. */
export const messagesOnPages: Readonly<Record<string, string>> = {
  'Failed to fetch categories': 'journeys/manage-categories',
  'Failed to save category': 'journeys/manage-categories',
  'Failed to delete category': 'journeys/manage-categories',
  'Failed to fetch products': 'journeys/keep-stock',
  'Failed to fetch settings': 'web/admin/settings/settings-page',
  'Failed to save settings': 'journeys/when-the-studio-fails',
  'An error occurred during import': 'journeys/import-products',
  'Failed to load design requests': 'journeys/when-a-design-fails',
  'Failed to load design request details': 'journeys/when-a-design-fails',
  'Failed to fetch user': 'web/admin/users/edit-user-page',
  'Failed to fetch users': 'web/admin/users/users-page',
  'Failed to update user': 'journeys/when-the-studio-fails',
  'Failed to delete user': 'journeys/when-the-studio-fails',
  'Failed to fetch product data': 'web/admin/products/products-page',
  'Failed to create or update product': 'journeys/when-the-studio-fails',
  'Failed to fetch orders': 'web/admin/orders/orders-page',
  'Failed to fetch order details': 'web/admin/orders/order-page',
  'Failed to fetch sales data': 'journeys/read-sales-reports',
  'Failed to update status': 'journeys/when-a-design-fails',
  'Failed to update payment status': 'journeys/when-a-design-fails',
  'Failed to upload concept': 'journeys/when-a-design-fails',
  'Failed to save product suggestions': 'journeys/when-a-design-fails',
  'Failed to search products': 'journeys/when-a-design-fails',
  'Error loading design requests': 'journeys/when-a-design-fails',
  'Error loading design request': 'journeys/when-a-design-fails',
  'Order status updated successfully': 'journeys/run-the-back-office',
  'Failed to update order status: {message}': 'journeys/run-the-back-office',
  'Payment approved successfully': 'journeys/ask-for-a-quote',
  'Payment rejected successfully': 'journeys/run-the-back-office',
  'Failed to approve payment: ...': 'journeys/when-the-studio-fails',
  'Failed to reject payment: ...': 'journeys/when-the-studio-fails',
  'Failed to update stock: {message}': 'journeys/keep-stock',
  'Failed to export report: {message}': 'journeys/read-sales-reports',
  'Failed to export products: {message}': 'journeys/when-the-studio-fails',
  'Product deleted successfully': 'journeys/create-a-product',
  'Failed to delete product: {message}': 'journeys/when-the-studio-fails',
  'User deleted successfully': 'journeys/manage-users',
  'Failed to delete user: {message}': 'journeys/when-the-studio-fails',
  'Error opening PDF': 'journeys/when-an-order-fails',
  'Report exported successfully in {FORMAT} format': 'journeys/read-sales-reports',
  'Settings saved successfully': 'journeys/change-the-settings',
  'Payment status updated to {value}': 'journeys/design-a-home',
  'Status updated to {value}': 'journeys/when-a-design-fails',
  'Design concept uploaded successfully': 'journeys/design-a-home',
  'Product suggestions saved': 'journeys/design-a-home',
  'User updated successfully!': 'journeys/manage-users',
  'No products found matching your criteria.': 'web/admin/products/products-page',
  'No users found matching your criteria.': 'web/admin/users/users-page',
  'No orders found matching your criteria.': 'web/admin/orders/orders-page',
  'No categories found.': 'web/admin/categories/categories-page',
  'No items found in this order.': 'web/admin/orders/order-page',
  'Order not found.': 'web/admin/orders/order-page',
}

/** The text of a test: a journey by its name, a page's test by its place. */
export function readTest(place: string): string {
  const file = place.startsWith('web/') ? `../../../${place}.test.tsx` : `../../${place}.test.ts`
  const url = new URL(file, import.meta.url)
  return existsSync(url) ? readFileSync(url, 'utf8') : ''
}

/** What a message says before what it names: "Failed to delete user: {message}" without its message. */
export function fixedPartOf(message: string): string {
  return message.split(/\{|\.\.\./)[0] ?? ''
}
