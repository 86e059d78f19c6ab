import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { api } from '#contract/api.ts'

/** One operation as section 3 of the document names it (`GET orders/{}`), and the cells of its row. */
export type SpecifiedRight = { operation: string; cells: string[] }

const DOCUMENT = fileURLToPath(new URL('../../../docs/specification/promises.md', import.meta.url))
const NO_OPERATION = /\bhealth\/|\bopenapi|\bdocs$/
const METHODS = /^((?:GET|POST|PUT|PATCH|DELETE)(?:, (?:GET|POST|PUT|PATCH|DELETE))*) /

/** The rows of the access matrix as they are written in the document. */
export function specifiedRights(): SpecifiedRight[] {
  const [, matrix = ''] =
    /## 3\. Authorisation matrix([\s\S]*?)\n## 4\./.exec(readFileSync(DOCUMENT, 'utf8')) ?? []
  return matrix
    .split('\n')
    .filter((line) => METHODS.test(line.slice(2)))
    .flatMap((line) => {
      const [calls = '', ...cells] = line
        .split('|')
        .slice(1, 5)
        .map((cell) => cell.trim())
      return operationsIn(calls).map((operation) => ({ operation, cells }))
    })
}

/** The same form of an operation of the contract. */
export function plainOperation(key: string): string {
  return key.replace(' /api/', ' ').replaceAll(/:\w+/g, '{}')
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
      return methods.split(', ').map((method) => `${method} ${pathFor(method, path)}`)
    })
    .filter((operation) => !NO_OPERATION.test(operation))
}

const rooms = new Set(Object.keys(api).map((key) => key.split('/')[2]))

function wholePath(written: string, before: string): string {
  if (written === 'each private file') return 'files/{}'
  const path = written.replaceAll(/\{\w+\}/g, '{}')
  if (path.startsWith('…/')) return path.replace('…', 'design-requests/{}')
  return rooms.has(path.split(/[/[]/)[0]) || NO_OPERATION.test(path)
    ? path
    : `${before.slice(0, before.lastIndexOf('/') + 1)}${path}`
}

/** `categories[/id]`: only what is made has no id yet. */
function pathFor(method: string, path: string): string {
  return path.replace('[/id]', method === 'POST' ? '' : '/{}')
}
