import { useState } from 'react'
import { useNavigate } from '#kit/browser/router/router.ts'
import { choiceIn, keepsPlace, queryOf, type ListChoice } from './list-choice.ts'

/**
 * The filters as they stand in the form, and going to what they ask for. What was just ticked counts at once,
 * before its list is there; each change goes back to page 1.
 */
export function useListForm(category: { isAll: boolean }, inAddress: ListChoice) {
  const navigate = useNavigate()
  const address = queryOf(inAddress)
  const [ticked, setTicked] = useState<{ at: string; choice: ListChoice } | undefined>(undefined)
  if (ticked && ticked.at !== address) setTicked(undefined)
  const choice = ticked?.choice ?? inAddress

  function choose(form: HTMLFormElement) {
    const entries = [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    const next = choiceIn(new URLSearchParams(entries))
    if (queryOf(next) === queryOf({ ...choice, page: 1 })) return
    setTicked({ at: address, choice: next })
    void navigate(queryOf(next), { preventScrollReset: keepsPlace(category, inAddress, next) })
  }
  return { choice, choose }
}
