import { readdirSync, readFileSync } from 'node:fs'

/** A tick of the kernel's accounts, in milliseconds. */
const TICK_MS = 10

/** CPU milliseconds that the process `pid` has used so far, with all its threads. */
export function processorTime(pid: number): number {
  const { own } = accountOf(pid)
  return own
}

/** CPU milliseconds of the process `pid` and of all its children, those included that have ended. */
export function familyTime(pid: number): number {
  const { own, ended } = accountOf(pid)
  return childrenOf(pid).reduce((sum, child) => sum + processorTime(child), own + ended)
}

/** The parent of the process `pid`. */
export function parentOf(pid: number): number {
  return Number(fieldsOf(pid)[PARENT])
}

/** Megabytes of memory that the process `pid` holds now. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

// Places in /proc/PID/stat, counted from the state of the process, which follows its name.
const PARENT = 1
const USER_TICKS = 11
const SYSTEM_TICKS = 12
const ENDED_USER_TICKS = 13
const ENDED_SYSTEM_TICKS = 14

function accountOf(pid: number): { own: number; ended: number } {
  const fields = fieldsOf(pid).map(Number)
  const sum = (...places: number[]) => places.reduce((ticks, at) => ticks + (fields[at] ?? 0), 0) * TICK_MS
  return { own: sum(USER_TICKS, SYSTEM_TICKS), ended: sum(ENDED_USER_TICKS, ENDED_SYSTEM_TICKS) }
}

/** A process may end while it is looked for: it then counts as having nothing. */
function fieldsOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.map(Number).filter((other) => parentOf(other) === pid)
}
