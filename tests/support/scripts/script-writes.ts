import { defaultChoice } from '#domain/products/variant-key.ts'
import { newPackage } from '#tests/support/catalogue/package-form.ts'
import { nobody, type Person } from '#tests/support/people.ts'
import { csvFile, productCsv } from '#tests/support/files/product-file.ts'
import { fabricAndLegs, newChair, pictureFile } from '#tests/support/catalogue/product-form.ts'
import { writeDesign, writeOrders } from './script-dealings.ts'
import { penOf, type Pen } from './script-pen.ts'
import { writeSettings } from './script-settings.ts'
import type { Street } from '#tests/support/street/street.ts'
import { PASSWORD } from '#tests/support/street/walks.ts'

/** What in the catalogue has the text in all its words. */
export type Things = {
  category: string
  page: string
  product: string
  package: string
  choice: ReturnType<typeof defaultChoice>
}
/** Where things lie whose every word is the text that was written. */
export type Written = Omit<Things, 'choice'> &
  Record<'order' | 'quote' | 'declined' | 'design' | 'client', string>

/** Writes `text` into every text field that there is, as a new person and as the studio. */
export async function writeEverywhere(
  street: Pick<Street, 'app'>,
  studio: Person,
  text: string,
  code: string,
  pen = penOf(street, studio, text, code),
): Promise<{ person: Person; written: Written; fields: number }> {
  await writeSettings(pen)
  const { choice, ...things } = await writeCatalogue(pen)
  await pen.ask(nobody, 'POST /api/visits', {
    body: { device: 'desktop', search: { question: pen.text(), step: 'asked' } },
  })
  const person = await openAccountOf(pen)
  await fillLists(pen, person, { choice, ...things })
  const orders = await writeOrders(pen, person, { choice, ...things })
  const design = await writeDesign(pen, person, { choice, ...things })
  return { person, written: { ...things, ...orders, design, client: person.id }, fields: pen.fields }
}

async function writeCatalogue(pen: Pen): Promise<Things> {
  const { ask, studio, code } = pen
  const t = () => pen.text()
  const named = { name: `${t()} ${code}`, description: t(), isFeatured: true }
  const { category } = await ask(studio, 'POST /api/categories', { body: named })
  const { product } = await ask(studio, 'POST /api/products', {
    body: productOf(pen, category._id) as never,
  })
  const words = { title: `${t()} ${code}`, description: t(), body: t(), inFooter: true }
  const { page } = await ask(studio, 'POST /api/content', { body: words })
  await ask(studio, 'POST /api/content/:slug/publish', {
    params: { slug: page.slug },
    body: { version: page.latest },
  })
  const choice = defaultChoice(product.variants)
  const { package: designed } = await ask(studio, 'POST /api/packages', {
    body: packageOf(pen, { product: product._id, variants: choice, quantity: 1 }) as never,
  })
  const row = { productCode: `CSV ${code}`, name: t(), description: t(), features: t(), care: t() }
  const rows = productCsv([{ ...row, category: category._id }])
  await ask(studio, 'POST /api/products/bulk-import', {
    body: { productsFile: csvFile(rows, `${t()}.csv`) },
  })
  await ask(studio, 'PATCH /api/products/:id/stock', {
    params: { id: product._id },
    body: { change: 1, note: t(), variantKey: 'linen-oak' },
  })
  return { category: category._id, page: page.slug, product: product._id, package: designed._id, choice }
}

function productOf(pen: Pen, category: string): object {
  const t = () => pen.text()
  const variants = fabricAndLegs.map((variant) => ({
    ...variant,
    name: `${variant.name} ${t()}`,
    options: variant.options.map((option) => ({ ...option, name: `${option.name} ${t()}` })),
  }))
  return newChair({
    productCode: `${pen.code} ${t()}`,
    name: t(),
    description: t(),
    category,
    features: [t()],
    materials: [t()],
    colors: [t()],
    dimensions: t(),
    details: { care: t(), assembly: t(), leadTime: t() },
    variants,
    variantStock: { 'linen-oak': 9, 'linen-koa': 9, 'wool-oak': 9, 'wool-koa': 9 },
    images: [pictureFile(`${t()}.png`)],
  })
}

function packageOf(pen: Pen, piece: object): object {
  const t = () => pen.text()
  return newPackage({
    name: `${t()} ${pen.code}`,
    style: t(),
    summary: t(),
    description: t(),
    included: [t()],
    notIncluded: [t()],
    specifications: [{ label: t(), value: t() }],
    rooms: [{ name: `Room ${t()}`, items: [piece, { name: t(), quantity: 1 }] }],
    images: [pictureFile(`${t()}.png`)],
  })
}

async function openAccountOf(pen: Pen): Promise<Person> {
  const t = () => pen.text()
  // What no address may hold, and so no markup.
  const email = `${t()
    .replaceAll(/[\s<>()[\]\\,:;"]/g, '')
    .slice(0, 50)}${pen.code}@example.com`
  const place = { street: t(), city: t(), state: t(), zipCode: t().slice(0, 20) }
  const { token, user } = await pen.ask(nobody, 'POST /api/users/register', {
    body: {
      firstName: t(),
      lastName: t(),
      email,
      password: PASSWORD,
      address: { ...place, country: 'Indonesia' },
      questionnaire: { specificRequirements: t() },
    },
  })
  return { ...user, id: user._id, token }
}

async function fillLists({ ask }: Pen, person: Person, things: Things): Promise<void> {
  const { product: productId, package: packageId, choice: variants } = things
  await ask(person, 'POST /api/cart/add', { body: { productId, quantity: 1, variants } })
  await ask(person, 'POST /api/cart/add', { body: { packageId } })
  await ask(person, 'POST /api/wishlist/add', { body: { productId } })
}
