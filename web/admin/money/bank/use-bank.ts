import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Ask, Reply } from '#contract/call.ts'
import { call } from '#web/api.ts'
import type { MoneyActs } from '../use-money.ts'

export type ShownLine = Reply<'GET /api/bank/lines'>['lines'][number]
export type ShownMatch = NonNullable<ShownLine['match']>
export type ShownPart = ShownMatch['payables'][number]
export type LineMove = Ask<'PUT /api/bank/lines/:id'>['body']

/** What is said when it is done. */
export const moveDone = {
  match: 'Matched',
  sent: 'Refund marked as sent',
  returned: 'Check taken back',
  setAside: 'Set aside',
  reopen: 'Opened again',
}

export function sendMove(id: string, body: LineMove) {
  return call('PUT /api/bank/lines/:id', { params: { id }, body })
}

/** With a window that opens over a refusal, that says it alone. */
export function moveLine(acts: MoneyActs, id: string, body: LineMove, opens = false): Promise<boolean> {
  return acts.act(() => sendMove(id, body), moveDone[body.act], opens)
}

/** What a line is matched with when its suggestion is accepted; undefined where there is none. */
export function suggestedMove({ grade, payables, refundId }: ShownMatch): LineMove | undefined {
  if (refundId !== null) return { act: 'sent', refund: refundId }
  if (grade === 'none') return undefined
  return { act: 'match', payables: payables.map(({ _id: payable, amount }) => ({ payable, amount })) }
}

/** The first button of every line takes the focus; the others have keys of their own. */
export const LEAD = 'data-lead'

/**
 * Arrows, J and K go from line to line, the letters into the list from anywhere on the page; a letter presses the button
 * that names it as its shortcut. When the line with the focus goes, the focus goes to the one that comes in its place, as
 * soon as that can be pressed; `onLast` where there is none.
 */
export function useLineKeys(
  lines: readonly ShownLine[],
  { isAsking, isBusy }: { isAsking: boolean; isBusy: boolean },
  onLast: () => void,
) {
  const list = useRef<HTMLOListElement>(null)
  const at = useRef<{ line: Element | undefined; place: number }>(undefined)
  /** Where the focus is, or goes on from once that line has gone. */
  const stayAt = useCallback((place: number) => {
    at.current = { line: list.current?.children[place], place }
  }, [])

  // By what is shown and not by the act's end, which may come before or after the lines without it.
  useLayoutEffect(() => {
    const { line, place } = at.current ?? { place: 0 }
    if (isAsking || isBusy || !line || line.isConnected || !isFocusLost()) return
    focusOn(list.current, Math.min(place, lines.length - 1))
  }, [lines, isAsking, isBusy])

  // The list goes with its last line.
  const last = useEffectEvent(onLast)
  useLayoutEffect(
    () => () => {
      // Once a window over it has closed, and before the page takes the focus instead.
      if (at.current) queueMicrotask(() => isFocusLost() && last())
    },
    [],
  )

  // The window is open by then, and has its Close button focused.
  useEffect(() => {
    if (isAsking) document.querySelector<HTMLElement>('dialog:modal form input')?.focus()
  }, [isAsking])

  // As soon as the list is there: a key that is pressed before a later effect would be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event, list.current)
    const stay = ({ target }: FocusEvent) => {
      const line = (target as Element).closest('li')
      if (line) stayAt([...(list.current?.children ?? [])].indexOf(line))
    }
    // Who presses elsewhere is no longer at a line.
    const leave = ({ target }: PointerEvent) => {
      if (!list.current?.contains(target as Element) && !(target as Element).closest('dialog'))
        at.current = undefined
    }
    const { current } = list
    document.addEventListener('keydown', press)
    document.addEventListener('pointerdown', leave)
    current?.addEventListener('focusin', stay)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('pointerdown', leave)
      current?.removeEventListener('focusin', stay)
    }
  }, [stayAt])

  return { list, stayAt }
}

/** On nothing, or on the page as a whole, where a window puts it whose opener has gone. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body || document.activeElement?.tagName === 'MAIN'
}

/** What needs its letters itself. */
const OTHERS_KEYS = 'dialog, select, textarea, input:not([type=file])'

function pressKey(event: KeyboardEvent, list: HTMLElement | null): void {
  const { key, ctrlKey, metaKey, altKey } = event
  const target = event.target as Element
  if (!list || ctrlKey || metaKey || altKey || target.closest(OTHERS_KEYS)) return
  const line = list.contains(target) ? target.closest('li') : null
  if (!line && key !== 'j' && key !== 'k') return
  const all = [...list.children]
  const at = line ? all.indexOf(line) : -1
  const to = { ArrowDown: at + 1, j: at + 1, ArrowUp: at - 1, k: at - 1, Home: 0, End: all.length - 1 }[key]
  const own = line?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key.toUpperCase())}"]`)
  if (to === undefined && !own) return
  event.preventDefault()
  if (to === undefined) own?.click()
  else focusOn(list, Math.min(Math.max(to, 0), all.length - 1))
}

function focusOn(list: HTMLElement | null, place: number): void {
  list?.children[place]?.querySelector<HTMLElement>(`[${LEAD}]`)?.focus()
}
