import { durationText } from '#kit/core/duration-text.ts'

/** How far off a promised moment is, and whether it is over: "3 h left", "5 h late"; both in milliseconds. */
export function dueText(due: number, now: number): { text: string; isLate: boolean } {
  const isLate = due <= now
  return { text: `${durationText(Math.abs(due - now))} ${isLate ? 'late' : 'left'}`, isLate }
}
