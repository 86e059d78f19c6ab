import { data, redirect, type LoaderFunctionArgs, type RouteObject } from '#kit/browser/router/router.ts'
import type { StandardSlug } from '#domain/content/standard-pages.ts'
import { RootProblem } from './layout/root-problem.tsx'
import { Root } from './layout/root.tsx'
import { StorefrontLayout } from './layout/storefront-layout.tsx'
import { page } from './page-file.ts'
import { isShopOld, loadShop, SHOP_ROUTE } from './shop/shop.ts'
import { paths } from './paths.ts'
import { loadCategory } from './storefront/category/category-loader.ts'
import NotFoundPage from './storefront/not-found-page.tsx'
import {
  isAnotherPackage,
  loadPackage,
  loadPackages,
  PACKAGE_ROUTE,
} from './storefront/packages/packages-loader.ts'
import { PackagesProblem } from './storefront/packages/packages-problem.tsx'
import { CategoryProblem, PageProblem, ProductProblem } from './storefront/page-problem.tsx'
import { loadContent, loadParts } from './storefront/standing/content-loader.ts'
import { loadSharedPlan } from './storefront/plan-your-room/shared-plan-loader.ts'
import { isAnotherProduct, loadProduct } from './storefront/product/product-loader.ts'

/**
 * Every page of the site. To add one, add a line to its group: its path, its file, and for a public page its loader.
 *
 *   { path: 'product/:productId', loader: loadProduct, ...page('storefront/product/product-page.tsx') },
 */

/** Drawn on the server for everyone. */
const publicPages: RouteObject[] = [
  { index: true, loader: moved(paths.category('all')) },
  { path: 'browse', loader: moved(paths.category('all')) },
  {
    path: 'category/:categoryId',
    loader: loadCategory,
    ErrorBoundary: CategoryProblem,
    ...page('storefront/category/category-page.tsx'),
  },
  {
    path: 'product/:productId',
    loader: loadProduct,
    shouldRevalidate: isAnotherProduct,
    ErrorBoundary: ProductProblem,
    ...page('storefront/product/product-page.tsx'),
  },
  {
    path: 'designer-packages',
    loader: loadPackages,
    shouldRevalidate: () => false,
    ErrorBoundary: PackagesProblem,
    ...page('storefront/packages/packages-page.tsx'),
    children: [
      { index: true },
      { id: PACKAGE_ROUTE, path: ':style', loader: loadPackage, shouldRevalidate: isAnotherPackage },
    ],
  },
  {
    path: 'custom-design',
    loader: loadParts('custom-design', 'own-package', 'design-questions'),
    ...page('storefront/custom-design/custom-design-page.tsx'),
  },
  {
    path: 'compare',
    loader: async (at) => (await import('./storefront/compare/compare-loader.ts')).loadComparison(at),
    ...page('storefront/compare/compare-page.tsx'),
  },
  { path: 'plan-your-room', ...page('storefront/plan-your-room/plan-your-room-page.tsx') },
  {
    path: 'plan-your-room/shared/:key',
    loader: loadSharedPlan,
    ...page('storefront/plan-your-room/plan-your-room-page.tsx'),
  },
  {
    path: 'our-story',
    loader: loadContent('our-story'),
    ...page('storefront/our-story/our-story-page.tsx'),
  },
  words('warranty', 'warranty'),
  words('returns', 'returns'),
  words('shippingterm', 'shipping'),
  words('terms', 'terms'),
  words('pages/:slug'),
  { path: 'contact', ...page('storefront/standing/contact-page.tsx') },
  { path: 'marketplace', ...page('storefront/placeholders/marketplace-page.tsx') },
  { path: 'designers', ...page('storefront/placeholders/designers-page.tsx') },
  { path: 'packages', ...page('storefront/placeholders/packages-page.tsx') },
  { path: 'login', ...page('account/login/login-page.tsx') },
  { path: 'register', ...page('account/register/register-page.tsx') },
  { path: 'forgot-password', ...page('account/password/forgot-password-page.tsx') },
  { path: 'reset-password', ...page('account/password/reset-password-page.tsx') },
  { path: 'confirm-email', ...page('account/profile/confirm-email-page.tsx') },
]

/** Need a sign-in; drawn in the browser, without loaders. */
const signedInPages: RouteObject[] = [
  { path: 'cart', ...page('account/cart/cart-page.tsx') },
  { path: 'cart/:id', ...page('account/cart/cart-page.tsx') },
  { path: 'wishlist', ...page('account/wishlist/wishlist-page.tsx') },
  { path: 'profile', ...page('account/profile/profile-page.tsx') },
  { path: 'shipping', ...page('account/checkout/shipping-page.tsx') },
  { path: 'placeorder', ...page('account/checkout/place-order-page.tsx') },
  { path: 'order/confirmation/:orderId', ...page('account/checkout/order-confirmation-page.tsx') },
  { path: 'payment/:orderId', ...page('account/checkout/payment-page.tsx') },
  { path: 'account/orders', ...page('account/orders/my-orders-page.tsx') },
  { path: 'account/orders/:orderId', ...page('account/orders/order-page.tsx') },
  { path: 'account/design-requests', ...page('account/designs/my-requests-page.tsx') },
  { path: 'account/design-requests/:requestId', ...page('account/designs/request-page.tsx') },
  { path: 'custom-design/request/:requestId', ...page('account/designs/request-page.tsx') },
  { path: 'custom-design/confirmation/:requestId', ...page('account/designs/confirmation-page.tsx') },
  { path: 'checkout/design-request/:requestId', ...page('account/designs/payment-page.tsx') },
]

/** Need the role seller or admin. */
const sellerPages: RouteObject[] = [
  { path: 'seller/orders', ...page('admin/orders/sold-page.tsx') },
  { path: 'seller/products', ...page('admin/products/products-page.tsx') },
  { path: 'seller/products/new', ...page('admin/products/new-product-page.tsx') },
  { path: 'seller/products/:id/edit', ...page('admin/products/edit-product-page.tsx') },
]

/** Need the role admin. */
const adminPages: RouteObject[] = [
  { path: 'admin/dashboard', ...page('admin/dashboard/dashboard-page.tsx') },
  { path: 'admin/products', ...page('admin/products/products-page.tsx') },
  { path: 'admin/products/new', ...page('admin/products/new-product-page.tsx') },
  { path: 'admin/products/:id/edit', ...page('admin/products/edit-product-page.tsx') },
  { path: 'admin/products/bulk-import', ...page('admin/products/import/import-page.tsx') },
  { path: 'admin/categories', ...page('admin/categories/categories-page.tsx') },
  { path: 'admin/inventory', ...page('admin/stock/inventory-page.tsx') },
  { path: 'admin/stocktakes', ...page('admin/stock/count/stocktakes-page.tsx') },
  { path: 'admin/stocktakes/:id', ...page('admin/stock/count/stocktake-page.tsx') },
  { path: 'admin/packages', ...page('admin/packages/packages-page.tsx') },
  { path: 'admin/packages/new', ...page('admin/packages/new-package-page.tsx') },
  { path: 'admin/packages/:id/edit', ...page('admin/packages/edit-package-page.tsx') },
  { path: 'admin/packages/:id/board', ...page('admin/packages/package-board-page.tsx') },
  { path: 'admin/orders', ...page('admin/orders/orders-page.tsx') },
  { path: 'admin/orders/new', ...page('admin/orders/new/new-order-page.tsx') },
  { path: 'admin/orders/:id', ...page('admin/orders/order-page.tsx') },
  { path: 'admin/design-requests', ...page('admin/designs/requests-page.tsx') },
  { path: 'admin/design-requests/:id', ...page('admin/designs/request-page.tsx') },
  { path: 'admin/design-requests/:id/board', ...page('admin/designs/board-page.tsx') },
  { path: 'admin/money', ...page('admin/money/money-page.tsx') },
  { path: 'admin/sales', ...page('admin/sales/sales-page.tsx') },
  { path: 'admin/searches', ...page('admin/searches/searches-page.tsx') },
  { path: 'admin/questions', ...page('admin/questions/questions-page.tsx') },
  { path: 'admin/users', ...page('admin/users/users-page.tsx') },
  { path: 'admin/users/new', ...page('admin/users/new-user-page.tsx') },
  { path: 'admin/users/:id/edit', ...page('admin/users/edit-user-page.tsx') },
  { path: 'admin/audit', ...page('admin/audit/audit-page.tsx') },
  { path: 'admin/emails', ...page('admin/emails/emails-page.tsx') },
  { path: 'admin/letters', ...page('admin/emails/letters-page.tsx') },
  { path: 'admin/letters/:name', ...page('admin/emails/letter-page.tsx') },
  { path: 'admin/content', ...page('admin/content/content-page.tsx') },
  { path: 'admin/content/:slug', ...page('admin/content/edit-page.tsx') },
  { path: 'admin/settings', ...page('admin/settings/settings-page.tsx') },
]

export const routes: RouteObject[] = [
  {
    id: SHOP_ROUTE,
    loader: loadShop,
    shouldRevalidate: isShopOld,
    Component: Root,
    ErrorBoundary: RootProblem,
    children: [
      {
        Component: StorefrontLayout,
        children: [
          {
            ErrorBoundary: PageProblem,
            children: [
              ...publicPages,
              { ...page('layout/signed-in-frame.tsx'), children: signedInPages },
              { ...page('layout/seller-frame.tsx'), children: sellerPages },
              { path: '*', loader: unknownPage, Component: NotFoundPage },
            ],
          },
        ],
      },
      { path: 'admin', loader: moved(paths.admin.dashboard()) },
      { path: 'admin/login', ...page('admin/login/login-page.tsx') },
      { ...page('layout/admin-frame.tsx'), children: adminPages },
    ],
  },
]

/** A page of the owner's words. */
function words(path: string, standard?: StandardSlug): RouteObject {
  return { path, loader: loadContent(standard), ...page('storefront/standing/content-page.tsx') }
}

/** A loader that sends to where a page has gone, with its query. */
function moved(to: string, status: 301 | 302 = 301) {
  return ({ request }: LoaderFunctionArgs) => redirect(to + new URL(request.url).search, status)
}

function unknownPage(): never {
  throw data(null, { status: 404 })
}
