import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A file system of a few bytes in memory. */
export type SmallDisk = {
  /** Lets nothing be written any more, or lets it again. */
  setReadOnly(isReadOnly: boolean): Promise<void>
  remove(): Promise<void>
}

/** Whether this machine lets us have one: it takes the rights of root. */
export async function canHaveSmallDisks(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'lanai-disk-'))
  try {
    const disk = await smallDisk(folder, 65_536)
    await disk.remove()
    return true
  } catch {
    process.stderr.write('SKIPPED, tests on a disk that is full: no right to mount one\n')
    return false
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Puts one of `bytes` over `folder`, with the folder for what arrives in it. */
export async function smallDisk(folder: string, bytes: number): Promise<SmallDisk> {
  await run('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder])
  await mkdir(join(folder, 'tmp'))
  return {
    setReadOnly: async (isReadOnly) =>
      void (await run('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder])),
    remove: async () => void (await run('umount', ['-l', folder])),
  }
}
