import { readFileSync } from 'node:fs'
import { api, type ApiKey } from '#contract/api.ts'

// A row of the access matrix, in the document's own words: what a visitor, a member and an admin may. `✓` allowed, `own`
// only the caller's (others' are answered as if they were not there), `signed` by our link; else the refusal's status.
export type Right = readonly [none: string, member: string, admin: string]

const everyone: Right = ['✓', '✓', '✓']
const studio: Right = ['401', '403', '✓']
const studioOrSeller: Right = ['401', '403; seller own', '✓']
const linkHolder: Right = ['signed', 'signed', 'signed']

/** Operations that the document does not list. */
const added: Partial<Record<ApiKey, Right>> = {
  'GET /api/products/:id/related': everyone,
  'GET /api/packages/teasers': everyone,
  'GET /api/settings/public': everyone,
  'GET /api/products/managed': studioOrSeller,
  'GET /api/products/managed/:id': studioOrSeller,
  'GET /api/products/:id/incoming': studio,
  'POST /api/products/:id/incoming': studio,
  'PUT /api/products/:id/incoming/:incomingId': studio,
  'DELETE /api/products/:id/incoming/:incomingId': studio,
  'POST /api/products/:id/incoming/:incomingId/book-in': studio,
  'GET /api/products/:id/tell-me': ['401', 'own', 'own'],
  'POST /api/products/:id/tell-me': ['401', 'own', 'own'],
  'DELETE /api/products/:id/tell-me': ['401', 'own', 'own'],
  'GET /api/inventory': studioOrSeller,
  'GET /api/inventory/export': studio,
  'POST /api/questions': everyone,
  'POST /api/questions/swatches': everyone,
  'GET /api/questions': studio,
  'PUT /api/questions/:id/answer': studio,
  'GET /api/audit/:id/lines': studio,
  'PUT /api/products/bulk': studio,
  'GET /api/stocktakes': studio,
  'GET /api/stocktakes/:id': studio,
  'POST /api/stocktakes': studio,
  'PUT /api/stocktakes/:id': studio,
  'POST /api/stocktakes/:id/file': studio,
  'POST /api/stocktakes/:id/apply': studio,
  'DELETE /api/stocktakes/:id': studio,
  'POST /api/products/pictures': studioOrSeller,
  'PUT /api/products/:id/state': studioOrSeller,
  'PUT /api/categories/:id/place': studio,
  'PUT /api/design-requests/:id/floor-plan': ['401', 'own', '403'],
  'GET /api/boards': ['401', 'own', 'own'],
  'POST /api/boards': ['401', 'own', 'own'],
  'GET /api/boards/:id': ['401', 'own', 'own'],
  'PUT /api/boards/:id': ['401', 'own', 'own'],
  'DELETE /api/boards/:id': ['401', 'own', 'own'],
  'PUT /api/boards/:id/share': ['401', 'own', 'own'],
  'GET /api/boards/shared/:key': everyone,
  'POST /api/boards/:id/add-to-cart': ['401', 'own', '403'],
  'POST /api/packages/:id/board': studio,
  'POST /api/design-requests/:id/board': studio,
  'POST /api/design-requests/:id/board/publish': studio,
  'GET /api/design-requests/:id/concepts/:conceptId/board': ['401', 'own', '✓'],
  'PUT /api/design-requests/:id/concepts/:conceptId/board/pieces/:piece': ['401', 'own', '403'],
  'GET /api/content': studio,
  'GET /api/content/footer': everyone,
  'GET /api/content/:slug': everyone,
  'GET /api/content/:slug/versions': studio,
  'POST /api/content': studio,
  'PUT /api/content/:slug': studio,
  'POST /api/content/:slug/publish': studio,
  'POST /api/content/:slug/restore': studio,
  'DELETE /api/content/:slug': studio,
  'POST /api/content/preview': studio,
  'GET /api/content/pictures': studio,
  'POST /api/content/pictures': studio,
  'GET /api/packages/managed': studio,
  'GET /api/packages/managed/:id': studio,
  'PUT /api/packages/:id/place': studio,
  'GET /api/orders/:id/packing-slip.pdf': studio,
  'POST /api/orders/admin': studio,
  'GET /api/orders/sold': studioOrSeller,
  'PUT /api/orders/:id/lines': studio,
  'POST /api/orders/:id/quote/preview': studio,
  'GET /api/orders/:id/revisions': studio,
  'GET /api/orders.csv': studio,
  'GET /api/users/admin.csv': studio,
  'POST /api/users/profile/email': ['401', 'own', 'own'],
  'PUT /api/users/profile/email': linkHolder,
  'DELETE /api/users/profile/email': ['401', 'own', 'own'],
  'GET /api/users/profile/data.json': ['401', 'own', 'own'],
  'POST /api/users/profile/close': ['401', 'own', '403'],
  'GET /api/orders/:id/notes': studio,
  'POST /api/orders/:id/notes': studio,
  'DELETE /api/orders/:id/notes/:noteId': studio,
  'GET /api/orders/:id/messages': ['401', 'own', '✓'],
  'POST /api/orders/:id/messages': ['401', 'own', '✓'],
  'PUT /api/orders/:id/messages/read': ['401', 'own', '✓'],
  'PUT /api/orders/:id/quote/ask-change': ['401', 'own', '403'],
  'GET /api/ledger/entries': studio,
  'GET /api/ledger/report': studio,
  'GET /api/ledger/export': studio,
  'GET /api/bank/accounts': studio,
  'POST /api/bank/accounts': studio,
  'PUT /api/bank/accounts/:id': studio,
  'POST /api/bank/imports': studio,
  'POST /api/bank/imports/preview': studio,
  'GET /api/bank/imports': studio,
  'POST /api/bank/imports/:id/twins': studio,
  'DELETE /api/bank/imports/:id': studio,
  'GET /api/bank/lines': studio,
  'PUT /api/bank/lines/:id': studio,
  'GET /api/payables': studio,
  'GET /api/payables.csv': studio,
  'GET /api/payables/:ref': ['401', 'own', '✓'],
  'GET /api/documents/:number.pdf': ['401', 'own', '✓'],
  'POST /api/payables/:ref/payments': studio,
  'POST /api/payables/:ref/payments/:id/back': studio,
  'PUT /api/payables/:ref/schedule': studio,
  'POST /api/payables/:ref/refunds': studio,
  'POST /api/payables/:ref/reductions': studio,
  'POST /api/payables/:ref/charges': studio,
  'POST /api/payables/:ref/write-off': studio,
  'POST /api/payables/:ref/kept': studio,
  'POST /api/payables/:ref/set-aside': studio,
  'POST /api/payables/:ref/move': studio,
  'POST /api/payables/:ref/remind': studio,
  'GET /api/payables/:ref/fee-credits': studio,
  'POST /api/payables/:ref/fee-credits': studio,
  'GET /api/refunds': studio,
  'PUT /api/refunds/:id': studio,
  'POST /api/settings/email-preview': studio,
  'GET /api/settings/email-preview/:id': linkHolder,
  'POST /api/settings/test-email': studio,
  'GET /api/palette': studio,
  'GET /api/search/suggest': everyone,
  'GET /api/search/report': studio,
  'GET /api/search/export': studio,
  'GET /api/emails/letters': studio,
  'PUT /api/emails/letters/:name': studio,
  'DELETE /api/emails/letters/:name': studio,
  'POST /api/emails/letters/:name/preview': studio,
  'GET /api/emails/:id': studio,
  'GET /api/emails/:id/preview': linkHolder,
  'POST /api/emails/:id/retry': studio,
  'POST /api/emails/set-aside': studio,
}

const DOCUMENT = new URL('../../docs/specification/promises.md', import.meta.url)
const NO_OPERATION = /\bhealth\/|\bopenapi|\bdocs$/
const METHODS = /^((?:GET|POST|PUT|PATCH|DELETE)(?:, (?:GET|POST|PUT|PATCH|DELETE))*) /
const rooms = new Set(Object.keys(api).map((key) => key.split('/')[2]))

/** Section 3 of the document, by its operations: `GET orders/{}`. */
export const specifiedRights = readRights(readFileSync(DOCUMENT, 'utf8'))

/** What everybody may ask: the matrix of the specification, and a row for each operation beside it. */
export const accessMatrix = Object.fromEntries(
  (Object.keys(api) as ApiKey[]).flatMap((key) => {
    const right = specifiedRights.get(plainOperation(key)) ?? added[key]
    return right ? [[key, right]] : []
  }),
) as Record<ApiKey, Right>

/** An operation of the contract as the document names it. */
export function plainOperation(key: string): string {
  return key.replace(' /api/', ' ').replaceAll(/:\w+/g, '{}')
}

function readRights(document: string): Map<string, Right> {
  const [, matrix = ''] = /## 3\. Authorisation matrix([\s\S]*?)\n## 4\./.exec(document) ?? []
  const rows = matrix.split('\n').filter((line) => METHODS.test(line.slice(2)))
  const rights = rows.flatMap((line) => {
    const [calls = '', none = '', member = '', admin = ''] = line.split(/ *\| */).slice(1)
    return operationsIn(calls).map((operation) => [operation, [none, member, admin]] as const)
  })
  return new Map(rights)
}

/** A cell names several: later ones leave out the method or the beginning of the path of those before them. */
function operationsIn(cell: string): string[] {
  let [methods, path] = ['GET', '']
  return cell
    .replaceAll(/ \([^)]*\)/g, '')
    .split(/ · |, (?=[a-z])/)
    .flatMap((call) => {
      methods = METHODS.exec(call)?.[1] ?? methods
      path = wholePath(call.replace(METHODS, ''), path)
      // `categories[/id]`: only what is made has no id yet.
      return methods
        .split(', ')
        .map((method) => `${method} ${path.replace('[/id]', method === 'POST' ? '' : '/{}')}`)
    })
    .filter((operation) => !NO_OPERATION.test(operation))
}

function wholePath(written: string, before: string): string {
  if (written === 'each private file') return 'files/{}'
  const path = written.replaceAll(/\{\w+\}/g, '{}')
  if (path.startsWith('…/')) return path.replace('…', 'design-requests/{}')
  return rooms.has(path.split(/[/[]/)[0]) || NO_OPERATION.test(path)
    ? path
    : `${before.slice(0, before.lastIndexOf('/') + 1)}${path}`
}
