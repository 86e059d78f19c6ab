import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Reply } from '#contract/call.ts'
import { useAttempt } from '#kit/browser/api/attempt.ts'
import { useRefetch } from '#kit/browser/api/use-refetch.ts'
import { call } from '#web/api.ts'

const MESSAGES = 'GET /api/orders/:id/messages'
/** So often an open page looks for what the other side has written. */
const LOOKS_EVERY_MS = 15_000

export type ShownMessage = Reply<typeof MESSAGES>['messages'][number]

/** The messages of an order, the newest first of all and earlier ones once they are wanted. */
export function useMessages(id: string) {
  const query = useInfiniteQuery({
    queryKey: [MESSAGES, id],
    queryFn: ({ pageParam: before, signal }) =>
      call(MESSAGES, { params: { id }, query: before === undefined ? {} : { before }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ messages: [first] }) => (first && first.number > 1 ? first.number : undefined),
    refetchInterval: LOOKS_EVERY_MS,
  })
  const messages = query.data?.pages.toReversed().flatMap((page) => page.messages)
  return { ...query, messages, left: (messages?.[0]?.number ?? 1) - 1 }
}

/** Marks what is shown as read; what was not read before stays marked as new while the page is open. */
export function useReading(id: string, messages: readonly ShownMessage[], isStudio: boolean) {
  const again = useTalkAgain()
  const isUnread = ({ author, readAt }: ShownMessage) => author.isStudio !== isStudio && readAt === null
  const [newFrom] = useState(() => messages.find(isUnread)?.number ?? (messages.at(-1)?.number ?? 0) + 1)
  const upTo = messages.findLast(isUnread)?.number
  useEffect(() => {
    if (upTo === undefined) return
    const read = async () => {
      await call('PUT /api/orders/:id/messages/read', { params: { id }, body: { upTo } })
      await again()
    }
    read().catch(() => {
      // It is new again the next time.
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each newest message
  }, [id, upTo])
  return (message: ShownMessage) => message.author.isStudio !== isStudio && message.number >= newFrom
}

/** Writes a message on the order `id`. */
export function useWriteMessage(id: string) {
  const again = useTalkAgain()
  const attempt = useAttempt()
  return async (text: string, attachments: File[]) => {
    const body = attachments.length > 0 ? { text, attachments } : { text }
    await attempt((idempotencyKey) =>
      // A form also without a file: the shop reads nothing else there.
      call('POST /api/orders/:id/messages', { params: { id }, body, idempotencyKey, asForm: true }),
    )
    await again()
  }
}

/** Has the thread, the order and what lists them asked for again. */
export function useTalkAgain() {
  return useRefetch(
    MESSAGES,
    'GET /api/orders/:id',
    'GET /api/orders',
    'GET /api/orders/myorders',
    'GET /api/dashboard',
  )
}
