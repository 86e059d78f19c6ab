/** A paper of the short lane that takes longer than a short one may: it is begun anew among those that do. */
export class TakesLong extends Error {
  override name = 'TakesLong'
  /** About what it will take, in milliseconds, where that is known. */
  readonly asks: number

  constructor(asks = 0) {
    super()
    this.asks = asks
  }
}

/** Processor time that a short paper may take before its words and files are laid out, in milliseconds. */
const SHORT_MS = 150

let until = Infinity

/** What this thread prints from here on is short, or may take its time. */
export function beginPaper(isShort: boolean): void {
  until = isShort ? processorMs() + SHORT_MS : Infinity
}

/** Asked at each step of what strangers uploaded, and at each comment. */
export function refuseLongPaper(isLong = processorMs() > until): void {
  if (isLong && until < Infinity) throw new TakesLong()
}

/** What this thread has had of a processor, in milliseconds. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
