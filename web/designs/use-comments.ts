import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/api.ts'
import type { ShownComment } from './comment-place.ts'
import { COMMENTS, REPLIES, type ShownRequest } from './use-request.ts'

type Answer = ShownComment['replies'][number]

/** The comments of a request: those it came with, and earlier ones once they are wanted. */
export function useComments({ _id: id, comments, commentCount }: ShownRequest) {
  return useEarlier<ShownComment>([COMMENTS, id], comments, commentCount, {
    load: async (before, signal) =>
      (await call(COMMENTS, { params: { id }, query: queryOf(before), signal })).comments,
    beforeOf: ([first]) => first?.number ?? 1,
  })
}

/** The answers to a comment: those it came with, and earlier ones once they are wanted. */
export function useReplies(id: string, { _id: commentId, replies, replyCount }: ShownComment) {
  return useEarlier<Answer>([REPLIES, id, commentId], replies, replyCount, {
    load: async (before, signal) =>
      (await call(REPLIES, { params: { id, commentId }, query: queryOf(before), signal })).replies,
    beforeOf: (shown) => replyCount - shown.length,
  })
}

type Paging<Entry> = {
  load: (before: number | undefined, signal: AbortSignal) => Promise<Entry[]>
  /** The cursor of the page before what is shown. */
  beforeOf: (shown: Entry[]) => number
}

/** `newest` and, page by page, what lies before it; after a change all shown pages are read again. */
function useEarlier<Entry>(
  queryKey: readonly string[],
  newest: Entry[],
  count: number,
  { load, beforeOf }: Paging<Entry>,
) {
  const [isWanted, setWanted] = useState(false)
  const { data, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as number | undefined,
    initialData: { pages: [newest], pageParams: [undefined] },
    getNextPageParam: (_last, pages) => beforeOf(pages.toReversed().flat()),
    enabled: isWanted,
  })
  const read = data.pages.toReversed().flat()
  const shown = read.length > newest.length ? read : newest
  return {
    shown,
    left: Math.max(0, count - shown.length),
    isLoading: isFetching,
    showEarlier: () => {
      setWanted(true)
      void fetchNextPage()
    },
  }
}

function queryOf(before: number | undefined) {
  return before === undefined ? {} : { before }
}
