import { readAllAgain } from '#tests/support/read-all-again.ts'
import dns from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { seedManaged, savedForm } from '#tests/support/seed/managed.ts'
import { Refusal } from '#tests/support/injected-call.ts'
import { importAsStudio } from '#tests/support/catalogue/import-as-studio.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { newPackage, packageForm } from '#tests/support/catalogue/package-form.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)

/** What leads a careless server to `host:port`, or to what only the server can reach. */
const addressesTo = (port: number) => [
  `http://127.0.0.1:${port}/a.png`,
  `https://127.0.0.1:${port}/a.png`,
  `//127.0.0.1:${port}/a.png`,
  `http://localhost:${port}/a.png`,
  `https://localhost:${port}/a.glb`,
  `http://[::1]:${port}/a.png`,
  `http://2130706433:${port}/a.png`,
  `http://0x7f000001:${port}/a.png`,
  `http://0177.0.0.1:${port}/a.png`,
  `https://shop.example@127.0.0.1:${port}/a.png`,
  `HTTP://127.1:${port}/a.png`,
  `https://127.0.0.1.nip.io:${port}/a.png`,
  'http://169.254.169.254/latest/meta-data/',
  'https://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  `gopher://127.0.0.1:${port}/_GET`,
  `ftp://127.0.0.1:${port}/a.png`,
  `ws://127.0.0.1:${port}/`,
  'data:text/html,<script>fetch("/")</script>',
  'javascript:fetch("/")',
]

type Input = { product: Awaited<ReturnType<typeof seedManaged>>; package: string; order: string }

/** Every way by which an address gets into the data of the shop. */
function fieldsFor(address: string, input: Input): (() => Promise<unknown>)[] {
  const admin = shop.as(noa)
  const product = (changes: object) => () => {
    const body = savedForm(input.product, { updatedAt: undefined, ...changes })
    return admin.call('PUT /api/products/:id', { params: { id: input.product._id }, body })
  }
  const settings = (section: object) => () => admin.call('PUT /api/settings', { body: section })
  return [
    product({ modelUrl: address }),
    product({ variantModels: { default: address } }),
    product({ existingImages: [address] }),
    () =>
      admin.call('PUT /api/packages/:id', {
        params: { id: input.package },
        body: packageForm({ existingImages: [address] }),
      }),
    () =>
      admin.call('PUT /api/packages/:id', {
        params: { id: input.package },
        body: packageForm({ description: address }),
      }),
    () => importAsStudio(shop).imported([{ productCode: 'D', images: address }]),
    () => importAsStudio(shop).imported([{ productCode: 'E', modelUrl: address }]),
    settings({ general: { logoUrl: address } }),
    settings({ general: { faviconUrl: address } }),
    settings({ general: { instagramUrl: address } }),
    settings({ general: { modelHosts: [address] } }),
    settings({ seo: { ogImageUrl: address } }),
    settings({ email: { welcomeEmailTemplate: `Aloha {firstName}, ${address}` } }),
    () => shop.as(leilani).call('PUT /api/users/profile', { body: { firstName: address } }),
    () =>
      shop
        .as(leilani)
        .call('PUT /api/orders/:id/pay', { params: { id: input.order }, body: { reference: address } }),
  ]
}

/** All that the studio then makes of the data. */
async function readEverything({ order }: Input): Promise<void> {
  await readAllAgain(shop.shop)
  const admin = shop.as(noa)
  for (const query of ['csv', 'excel', 'pdf'] as const)
    await admin.call('GET /api/sales/export', { query: { format: query } })
  await admin.call('GET /api/products/export')
  await admin.call('GET /api/orders/:id/document.pdf', { params: { id: order } })
  for (const url of [
    '/api/products',
    '/api/packages',
    '/api/settings/public',
    '/sitemap.xml',
    '/favicon.ico',
  ])
    await shop.http.inject({ url })
}

test(
  'P46: whatever addresses stand in the data, the server calls none of them',
  { timeout: 60_000 },
  async () => {
    const hits: string[] = []
    const canary = createServer((request, response) =>
      response.end(void hits.push(request.url ?? '')),
    ).listen(0, '127.0.0.1')
    canary.on('connection', () => hits.push('connected'))
    await once(canary, 'listening')
    await seedCategories(shop.shop.db, 'chair')
    const { data } = await shop.as(noa).call('POST /api/packages', { body: newPackage() })
    const input = {
      product: await seedManaged(shop),
      package: (data as { _id: string })._id,
      order: (await seedOrder(shop))._id,
    }
    const connects = vi.spyOn(net.Socket.prototype, 'connect')
    const lookups = vi.spyOn(dns, 'lookup')
    const answers: number[] = []
    try {
      const { port } = canary.address() as AddressInfo
      for (const address of addressesTo(port))
        for (const write of fieldsFor(address, input)) answers.push(await write().then(() => 200, statusOf))
      await readEverything(input)
      const made = connects.mock.calls.filter(([options]) => !isElsewhere(options, port))
      const calls = made.length + lookups.mock.calls.length + hits.length
      printPromise(
        'P46',
        answers.length,
        '20 forms of address in 15 fields, then everything read: 0 connections, 0 names looked up',
        calls === 0,
      )
      expect([made, lookups.mock.calls, hits]).toEqual([[], [], []])
      expect(answers.filter((status) => status >= 500)).toEqual([])
      expect(answers).toContain(200)
      expect(answers).toContain(400)
    } finally {
      connects.mockRestore()
      lookups.mockRestore()
      canary.close()
    }
  },
)

function statusOf(refusal: unknown): number {
  if (refusal instanceof Refusal) return refusal.status
  throw refusal
}

/** A client of an earlier file of this worker may come back to a server of its own, on another port. */
function isElsewhere(options: unknown, canaryPort: number): boolean {
  const [{ host, port } = { host: '', port: 0 }] = [options].flat(2) as { host?: string; port?: number }[]
  return host === '127.0.0.1' && Number(port) !== canaryPort
}
