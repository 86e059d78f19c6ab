import { spawn } from 'node:child_process'
import { access, constants, mkdtemp, open, rename, copyFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, isAbsolute, join, resolve } from 'node:path'
import { fileKindOf } from '#kit/core/files/kind-of-bytes.ts'

/** LibreDWG's converter, for servers whose keeper installed it. */
const CONVERTER = 'dwg2dxf'
const LIMITER = 'prlimit'
const TIME_LIMIT_MS = 30_000
const MAX_MEMORY_BYTES = 1024 * 1024 * 1024
const MAX_DXF_BYTES = 50 * 1024 * 1024
/** What of a file's two ends tells its kind. */
const END_BYTES = 65_536

/**
 * Writes the drawing of a DWG as DXF to `toPath`, and says whether it could: there is a converter on the server's
 * path, it came to an end in 30 s with a GB of memory at most, and made a DXF of 50 MB at most.
 */
export async function convertDwg(path: string, toPath: string): Promise<boolean> {
  const converter = await programOnPath(CONVERTER)
  if (converter === undefined) return false
  const folder = await mkdtemp(join(tmpdir(), 'lanai-dwg-'))
  try {
    const made = join(folder, 'plan.dxf')
    const isDone = await runs(await limited([converter, '-y', '-o', made, resolve(path)]), folder)
    if (!isDone || !(await isSmallDxf(made))) return false
    await moveTo(made, toPath)
    return true
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Where a program lies on the server's path; a folder named from where we stand is not searched. */
async function programOnPath(name: string): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(isAbsolute)) {
    const program = join(folder, name)
    const isThere = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return program
  }
  return undefined
}

/** The command with limits of memory, processor time and file size, where the server can set them. */
async function limited(command: string[]): Promise<string[]> {
  const limiter = await programOnPath(LIMITER)
  const limits = [
    `--as=${MAX_MEMORY_BYTES}`,
    `--cpu=${TIME_LIMIT_MS / 1000}`,
    `--fsize=${MAX_DXF_BYTES}`,
    '--core=0',
  ]
  return limiter === undefined ? command : [limiter, ...limits, '--', ...command]
}

/** Runs a program without a shell and without our environment, and says whether it ended well and in time. */
function runs([program = '', ...args]: string[], folder: string): Promise<boolean> {
  return new Promise((settle) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
      stdio: 'ignore',
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
    })
    child.once('error', () => settle(false))
    child.once('exit', (code) => settle(code === 0))
  })
}

/** The converter is not believed: what it made is checked as an upload is. */
async function isSmallDxf(path: string): Promise<boolean> {
  const { size } = await stat(path).catch(() => ({ size: 0 }))
  if (size === 0 || size > MAX_DXF_BYTES) return false
  await using file = await open(path)
  const length = Math.min(size, END_BYTES)
  const head = await file.read(Buffer.alloc(length), 0, length, 0)
  const tail = await file.read(Buffer.alloc(length), 0, length, size - length)
  return fileKindOf(head.buffer, tail.buffer) === 'dxf'
}

/** The store may lie on another disk than the temporary folder. */
async function moveTo(from: string, to: string): Promise<void> {
  await rename(from, to).catch(() => copyFile(from, to))
}
