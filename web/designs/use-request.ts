import {
  hashKey,
  type Query,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { Reply } from '#contract/call.ts'
import { ask } from '#web/api.ts'
import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { useAttempt, useOneAtATime } from '#kit/browser/api/attempt.ts'
import { toast } from '#kit/browser/ui/toast.ts'

type RequestReply = Reply<'GET /api/design-requests/:id'>

/** A design request in full, as a page holds it: money in dollars, moments as text. */
export type ShownRequest = RequestReply['request']

export const COMMENTS = 'GET /api/design-requests/:id/comments'
export const REPLIES = 'GET /api/design-requests/:id/comments/:commentId/replies'

/** Lists that hold the request or parts of it, and are asked for again when it changes. */
const listKeys = [
  'GET /api/design-requests/my-requests',
  'GET /api/design-requests/admin/all',
  COMMENTS,
  REPLIES,
]

/** One design request, as a private page asks for it. */
export function requestQuery(id: string) {
  return ask('GET /api/design-requests/:id', { params: { id } })
}

/** One design request: `{ data, error, refetch }`. */
export function useRequest(id: string) {
  return useQuery(requestQuery(id))
}

/** Shows a request as a reply has just told it, and has lists of requests asked for again. */
export function showRequest(client: QueryClient, reply: RequestReply): void {
  const { _id } = reply.request
  const held = heldOf(_id)
  // An answer that is still on its way tells of the request as it was before.
  void client.cancelQueries(held).then(() => {
    client.setQueryData(requestQuery(_id).queryKey, reply)
    client.setQueriesData<RequestReply>(held, reply)
  })
  for (const key of listKeys) void client.invalidateQueries({ queryKey: [key] })
}

/** Where the request `id` is held: under its id, and under its number by a page whose address has that. */
function heldOf(id: string) {
  const isIt = (data: unknown) => (data as RequestReply | undefined)?.request._id === id
  return {
    queryKey: ['GET /api/design-requests/:id'],
    predicate: ({ queryHash, state }: Query) =>
      queryHash === hashKey(requestQuery(id).queryKey) || isIt(state.data),
  }
}

type Change<Sent> = {
  /** Sends it; the key makes a repeated press one change, where the operation takes one. */
  send: (sent: Sent, idempotencyKey: string) => Promise<RequestReply>
  /** What is said where the shop gave no reason. */
  failure: string
  onDone?: (reply: RequestReply, sent: Sent) => void
  onFailed?: (message: string) => void
}

/**
 * A change of the request `id` whose reply is the request: shown at once, and sent once however often it is pressed.
 * After a failure the request is asked for again, because somebody else may have been first.
 *
 * `change` is for buttons, which read `problem`; forms await `changed`, which throws a CallError with the same words.
 */
export function useRequestChange<Sent = void>(id: string, { send, failure, onDone, onFailed }: Change<Sent>) {
  const client = useQueryClient()
  const attempt = useAttempt()
  const once = useOneAtATime()
  const { mutateAsync, isPending, error, reset, variables } = useMutation({
    mutationFn: (sent: Sent) =>
      attempt((idempotencyKey) => send(sent, idempotencyKey)).catch(inWords(failure)),
    onSuccess: (reply, sent) => {
      showRequest(client, reply)
      onDone?.(reply, sent)
    },
    onError: ({ message, status }: CallError) => {
      void client.invalidateQueries(heldOf(id))
      if (onFailed) onFailed(message)
      // Somebody else was first: what asked for it may be off the page before its words are read.
      else if (status === 409) toast.error(message)
    },
  })

  const changed = (sent: Sent): Promise<RequestReply> => once(sent, () => mutateAsync(sent))

  function change(sent: Sent): void {
    changed(sent).catch(() => {
      // What went wrong is in `problem`.
    })
  }

  return {
    change,
    changed,
    isBusy: isPending,
    sent: variables,
    problem: error?.message,
    forgetProblem: reset,
  }
}

/** A failure as people read it: the shop's own words, else `failure`. */
function inWords(failure: string) {
  return (error: unknown): never => {
    const { status, code, fields, reply } =
      error instanceof CallError ? error : new CallError({ status: 0, code: 'unknown', message: '' })
    throw new CallError({ status, code, fields, reply, message: messageOf(error, failure) })
  }
}
