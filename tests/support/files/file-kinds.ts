import {
  docsPage,
  hashedAsset,
  json,
  mailPreview,
  modelPage,
  privateFile,
  shopFile,
  standingFile,
} from '#tests/support/headers/exact-headers.ts'
import { kai, leilani, noa } from '#tests/support/people.ts'
import type { ReplyKind } from '#tests/support/headers/reply-kinds.ts'

type Files = Record<'evidence' | 'order' | 'number' | 'letter' | 'style', string>

export const fileKinds = ({ evidence, order, number, letter, style }: Files): ReplyKind[] => {
  const [plain = ''] = evidence.split('?')
  const [receipt, document] = [privateFile('application/pdf', 'receipt.pdf'), `order-${number}.pdf`]
  return [
    { what: 'a private file by its link', path: evidence, status: 200, headers: receipt },
    { what: 'a private file for the studio', path: plain, person: noa, status: 200, headers: receipt },
    { what: 'a private file for nobody', path: plain, status: 401, headers: json },
    { what: 'a private file for somebody else', path: plain, person: kai, status: 404, headers: json },
    {
      what: 'a document of an order',
      path: `/api/orders/${order}/document.pdf`,
      person: leilani,
      status: 200,
      headers: privateFile('application/pdf', document),
    },
    {
      what: 'an export',
      path: '/api/products/export',
      person: noa,
      status: 200,
      headers: privateFile('text/csv; charset=utf-8', 'products-2026-11-20.csv'),
    },
    { what: 'a mail as the studio sees it', path: letter, status: 200, headers: mailPreview },
    {
      what: 'a picture of the shop',
      path: '/pictures/3f2a-640.webp',
      status: 200,
      headers: shopFile('image/webp'),
    },
    { what: 'a picture that is not there', path: '/pictures/3f2a-641.webp', status: 404, headers: json },
    {
      what: 'a model',
      path: '/models/sofa-3f2a.glb',
      status: 200,
      headers: shopFile('model/gltf-binary'),
    },
    { what: 'a 3D page of ours', path: '/models/sofa-3f2a.html', status: 200, headers: modelPage() },
    {
      what: 'a file of the page build',
      path: `/assets/${style}`,
      status: 200,
      headers: hashedAsset('text/css; charset=utf-8'),
    },
    { what: 'a file of another build', path: '/assets/gone-3f2a.js', status: 404, headers: json },
    { what: 'the icon', path: '/favicon.svg', status: 200, headers: standingFile('image/svg+xml') },
    { what: 'the old icon', path: '/favicon.ico', status: 200, headers: standingFile('image/x-icon') },
    {
      what: 'what robots read',
      path: '/robots.txt',
      status: 200,
      headers: standingFile('text/plain; charset=utf-8'),
    },
    {
      what: 'the sitemap',
      path: '/sitemap.xml',
      status: 200,
      headers: standingFile('application/xml; charset=utf-8'),
    },
    {
      what: 'the page of the calls',
      path: '/api/docs/',
      status: 200,
      headers: docsPage('text/html; charset=utf-8', { 'cache-control': 'no-store' }),
    },
    {
      what: 'a file of that page',
      path: '/api/docs/static/swagger-ui.css',
      status: 200,
      headers: docsPage('text/css; charset=utf-8', {
        'cache-control': 'public, max-age=0',
        'accept-ranges': 'bytes',
      }),
    },
  ]
}
