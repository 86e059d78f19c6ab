import type { ShopElsewhere } from './asking-over-http.ts'
import { noa, nobody } from '#tests/support/people.ts'
import { packageForm } from '#tests/support/catalogue/package-form.ts'
import { chairForm, newChair } from '#tests/support/catalogue/product-form.ts'

/** What is changed through one process, and how the other one shows it. */
type Change = {
  what: string
  /** Changes it through `shop`. */
  write(shop: ShopElsewhere): Promise<unknown>
  /** Whether `shop` shows what was written. */
  isShown(shop: ShopElsewhere): Promise<boolean>
}

const count = { at: 0 }
/** A word that nothing else holds. */
const newWord = () => `Kahakai${String.fromCodePoint(97 + (count.at++ % 26), 97 + Math.floor(count.at / 26))}`

/** Every kind of change that processes remember something of: in lists, in search and on pages drawn by the server. */
async function changesOf(shop: ShopElsewhere): Promise<Change[]> {
  const studio = (at: ShopElsewhere) => at.as(noa)
  const { product } = await studio(shop).call('POST /api/products', {
    body: newChair(),
  })
  const made = await studio(shop).call('POST /api/packages', {
    body: packageForm({ images: newChair().images }),
  })
  const params = { id: product._id }
  const page = `/product/${product._id}`
  const save = (at: ShopElsewhere, change: object) =>
    studio(at).call('PUT /api/products/:id', { params, body: { ...chairForm, ...change } })
  const finds = async (at: ShopElsewhere, search: string) =>
    (await at.as(nobody).call('GET /api/products', { query: { search } })).products.length === 1
  const shows = async (at: ShopElsewhere, path: string, text: string) =>
    (await at.get(path)).text.includes(text)

  return Array.from({ length: 2 }, (_, round): Change[] => {
    const [newName = '', fresh = '', banner = '', room = '', set = '', words = ''] = Array.from(
      { length: 6 },
      newWord,
    )
    const price = 451 + round
    return [
      {
        what: 'a price on the page of its piece',
        write: (at) => save(at, { price: String(price) }),
        isShown: (at) => shows(at, page, `$${price}.00`),
      },
      {
        what: 'a name in search and in lists',
        write: (at) => save(at, { name: newName, price: String(price) }),
        isShown: async (at) => (await finds(at, newName)) && shows(at, '/category/chair', newName),
      },
      {
        what: 'a new piece in search',
        write: (at) =>
          studio(at).call('POST /api/products', {
            body: newChair({ name: fresh, productCode: fresh }),
          }),
        isShown: (at) => finds(at, fresh),
      },
      {
        what: 'stock in the filter of what is at hand',
        write: (at) =>
          studio(at).call('PATCH /api/products/:id/stock', {
            params,
            body: { change: round === 0 ? -4 : 4 },
          }),
        isShown: async (at) => {
          const query = { inStock: 'true', search: newName } as never
          return (
            ((await at.as(nobody).call('GET /api/products', { query })).products.length === 0) ===
            (round === 0)
          )
        },
      },
      {
        what: 'a setting on every page',
        write: (at) => studio(at).call('PUT /api/settings', { body: { general: { promoBanner: banner } } }),
        isShown: (at) => shows(at, '/category/all', banner),
      },
      {
        what: 'a page in the owner’s words',
        write: async (at) => {
          const params = { slug: 'terms' }
          const { page } = await studio(at).call('GET /api/content/:slug/versions', { params })
          const text = { title: 'Terms', body: words, version: page.latest }
          const saved = await studio(at).call('PUT /api/content/:slug', { params, body: text })
          const body = { version: saved.page.latest }
          return studio(at).call('POST /api/content/:slug/publish', { params, body })
        },
        isShown: (at) => shows(at, '/terms', words),
      },
      {
        what: 'a category in menus',
        write: (at) =>
          studio(at).call('PUT /api/categories/:id', {
            params: { id: 'sofa' },
            body: { name: room },
          }),
        isShown: (at) => shows(at, '/category/all', room),
      },
      {
        what: 'a package in menus and on its page',
        write: (at) =>
          studio(at).call('PUT /api/packages/:id', {
            params: { id: made.package._id },
            body: packageForm({ name: set }),
          }),
        isShown: async (at) =>
          (await shows(at, '/category/all', set)) && shows(at, `/designer-packages/${made.package._id}`, set),
      },
    ]
  }).flat()
}

/**
 * Makes each change through one process, the next through the other, and looks at once where it was not made: tells
 * how many were made, and which of them could not be seen.
 */
export async function changeInTurn(one: ShopElsewhere, other: ShopElsewhere) {
  const changes = await changesOf(one)
  const unseen: string[] = []
  for (const [at, { what, write, isShown }] of changes.entries()) {
    const [writer, reader] = at % 2 === 0 ? [one, other] : [other, one]
    // What the reader has drawn and remembered already is what must be forgotten.
    await isShown(reader)
    await write(writer)
    if (!(await isShown(reader))) unseen.push(what)
  }
  return { made: changes.length, unseen }
}
