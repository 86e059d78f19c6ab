import { writeSettings } from '#server/settings/current-settings.ts'
import { csvFile, productCsv } from '#tests/support/files/product-file.ts'
import { type Act, done, type Operation, personOf, refused, STUDIO } from '../act.ts'
import type { Dice } from '../dice.ts'
import { codeOf, type Model } from '../model.ts'

export const studioOperations: Operation[] = [
  { weight: 8, draw: changingStock },
  { weight: 4, draw: countingStock },
  { weight: 3, draw: importing },
  { weight: 3, draw: changingMode },
]

const MOST_PRODUCTS = 9

function changingStock(dice: Dice, model: Model): Act {
  const line = dice.one(Object.keys(model.stock))
  const change = (1 + dice.below(8)) * (dice.happens(0.4) ? -1 : 1)
  return {
    what: `the studio changes the stock of ${line} by ${change}`,
    isKeyed: true,
    expect(model) {
      const after = (model.stock[line] ?? 0) + change
      if (after < 0) return refused('validation_failed')
      model.stock[line] = after
      return done(after)
    },
    ask: (stage, headers) => patchStock(stage, line, { change }, headers),
  }
}

/** A count, of what was seen; now and then it has moved since. */
function countingStock(dice: Dice, model: Model): Act {
  const line = dice.one(Object.keys(model.stock))
  const seen = Math.max(0, (model.stock[line] ?? 0) + (dice.happens(0.25) ? 1 : 0))
  const stock = dice.below(25)
  return {
    what: `the studio counts ${stock} of ${line} where it saw ${seen}`,
    isKeyed: true,
    expect(model) {
      if (model.stock[line] !== seen) return refused('stale')
      model.stock[line] = stock
      return done(stock)
    },
    ask: (stage, headers) => patchStock(stage, line, { stock, seen }, headers),
  }
}

async function patchStock(
  stage: Parameters<Act['ask']>[0],
  line: string,
  form: { change: number } | { stock: number; seen: number },
  headers: Record<string, string>,
): Promise<number | undefined> {
  const [code = '', variantKey = ''] = line.split('/')
  const params = { id: stage.ids.products[code] }
  const ask = { params, body: { ...form, variantKey }, headers }
  const { product } = await stage.sim.call(personOf(stage, STUDIO), 'PATCH /api/products/:id/stock', ask)
  return product.units.find((units) => units.variantKey === variantKey)?.stock
}

/** A file that sets price and stock of some products, adds a new one now and then, and may have a bad row. */
function importing(dice: Dice, model: Model): Act {
  const codes = Object.keys(model.stock)
    .filter((line) => line.endsWith('/default'))
    .map(codeOf)
  const existing = codes.filter((code) => code !== 'P3' && dice.happens(0.4))
  const count = Object.keys(model.prices).length
  const added = count < MOST_PRODUCTS && dice.happens(0.5) ? [`P${count + 1}`] : []
  const rows = [...existing, ...added].map((productCode) => ({
    productCode,
    price: 100 + dice.below(700) + dice.below(100) / 100,
    stock: dice.below(20),
  }))
  const bad = rows.length === 0 || dice.happens(0.3) ? [{ productCode: 'P99', price: 'none' }] : []
  return {
    what: `the studio imports ${JSON.stringify(rows)}${bad.length > 0 ? ' and a bad row' : ''}`,
    expect(model) {
      for (const { productCode, price, stock } of rows) {
        model.prices[productCode] = Math.round(price * 100)
        model.stock[`${productCode}/default`] = stock
      }
      return done({ success: rows.length, failed: bad.length })
    },
    async ask(stage) {
      const csv = productCsv([...rows, ...bad].map((row) => ({ ...row, price: asText(row.price) })))
      const body = { productsFile: csvFile(csv), dryRun: false }
      const { success, failed } = await stage.sim.call(
        personOf(stage, STUDIO),
        'POST /api/products/bulk-import',
        { body },
      )
      return { success, failed }
    },
    isOneAtATime: true,
  }
}

const asText = (price: number | string) => (typeof price === 'number' ? price.toFixed(2) : price)

function changingMode(_dice: Dice, model: Model): Act {
  const to = model.mode === 'quote' ? 'purchase' : 'quote'
  return {
    what: `the studio sells by ${to}`,
    isAlone: true,
    expect(model) {
      model.mode = to
      return done()
    },
    async ask({ sim: { shop } }) {
      await shop.db.inTransaction((tx) => writeSettings(shop, tx, 'general', { quoteMode: to === 'quote' }))
      return null
    },
  }
}
