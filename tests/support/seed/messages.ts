import type { Person } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

type Written = { text?: string; attachments?: File[]; key?: string }

/** What people write on the order `id`. */
export function messageCalls(testing: TestShop) {
  return {
    async write(person: Person, id: string, { text = 'In oak?', attachments, key }: Written = {}) {
      const { message } = await testing.as(person).call('POST /api/orders/:id/messages', {
        params: { id },
        body: { text, ...(attachments && { attachments }) },
        headers: key ? { 'idempotency-key': key } : {},
      })
      return message
    },
    async askChange(person: Person, id: string, { text = 'In oak, please', key }: Written = {}) {
      const { order } = await testing.as(person).call('PUT /api/orders/:id/quote/ask-change', {
        params: { id },
        body: { text },
        headers: key ? { 'idempotency-key': key } : {},
      })
      return order
    },
    read: (person: Person, id: string, before?: number) =>
      testing.as(person).call('GET /api/orders/:id/messages', {
        params: { id },
        query: before === undefined ? {} : { before },
      }),
    async markRead(person: Person, id: string, upTo: number) {
      const ask = { params: { id }, body: { upTo } }
      return (await testing.as(person).call('PUT /api/orders/:id/messages/read', ask)).unreadMessages
    },
  }
}
