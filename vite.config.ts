import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What pages of the shop show pieces and rooms with. */
const shelves = filesNamed(
  'products/product-grid products/product-picture products/product-badges products/rating products/swatch',
  'products/price products/card-pictures products/picture-sizes stock/stock-line ui/json-ld ui/pagination',
  'ui/breadcrumbs',
  'ui/empty-state ui/card-grid-skeleton ui/badge ui/money ui/skeleton ui/waiting ui/tabs',
  'ui/use-lazy-component ui/use-tab-in-url ui/use-hydrated ui/field ui/field-frame ui/field-message ui/select',
  'storefront/home/room-picture storefront/category/pieces content/short-text ui/drawn-by-server ui/use-near-view',
  'storefront/home/pictures/floor-plan.svg domain/policies domain/fit/unit-systems domain/cart/cart-lines',
  'shop/use-length-unit stock/availability core/length-units products/size-line',
)

/** What a customer fills in, and what stands around it. */
const forms = filesNamed(
  'domain/fit/lengths core/length core/weight products/measures products/variant-picker ui/quantity-stepper',
  'ui/form-error ui/text-area ui/choice-group ui/banner ui/confirm-dialog api/attempt',
  'ui/leave-guard store/saved-draft domain/users/questionnaire shop/compared',
  'domain/payments/payment-method storefront/standing/questions storefront/standing/standing-head',
)

/** What pages that take files share; the cart takes none. */
const uploads = filesNamed(
  'ui/progress ui/use-object-url ui/file-size api/use-upload files/file-kind shop/file-faults',
)

/** What the cart and the steps after it are laid out with. */
const checkout = filesNamed(
  'ui/table-skeleton checkout/checkout-columns cart/cart-state orders/totals-list orders/item-line',
)

/** What the sizes of a piece and the desk of a room have in common. */
const sizes = filesNamed('domain/fit/way-in domain/drawings/sketch dimensions/saved-way-in')

function filesNamed(...names: string[]): RegExp {
  return new RegExp(`/(${names.join(' ').replaceAll(' ', '|')})(\\.tsx?)?$`)
}

/** Builds web/ twice: what the browser runs (dist/client) and what draws a page to HTML (dist/server). */
export default defineConfig(({ command }) => ({
  plugins: [react(), tailwind()],
  appType: 'custom',
  publicDir: false,
  builder: {},
  // The policy of our pages takes no font from a data: address, so nothing is inlined.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1100 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        rolldownOptions: {
          input: ['web/browser.tsx', 'web/start.ts'],
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          // What every page starts with is two files: the libraries, which seldom change, and the shop's own frame.
          // What most pages go on with is a third, and not thirty of a few hundred bytes.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  tags: ['$initial'],
                  test: /[\\/]node_modules[\\/]/,
                  priority: 2,
                },
                { name: 'frame', tags: ['$initial'], test: /(?<!\/web\/start\.ts)$/, priority: 1 },
                { name: 'shelves', test: shelves },
                { name: 'forms', test: forms },
                { name: 'uploads', test: uploads },
                { name: 'sizes', test: sizes },
                { name: 'checkout', test: checkout },
                {
                  name: 'queries',
                  test: /[\\/]@tanstack[\\/](?!.*(ueriesObserver|useQueries|nfiniteQueryObserver|useInfiniteQuery))/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React is bundled in its production form, whatever NODE_ENV the server runs with.
      keepProcessEnv: false,
      resolve: { noExternal: command === 'build' || undefined },
      build: { outDir: 'dist/server', rolldownOptions: { input: 'web/server.tsx' } },
    },
  },
}))
