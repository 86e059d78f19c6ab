import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright-core'

const cache = fileURLToPath(new URL('../../../node_modules/.cache/chromium/', import.meta.url))
const ready = `${cache}ready`

/** The package unpacks the system libraries and fonts a bare machine lacks only where it believes to run in this cloud. */
const UNPACK_ALL = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
/**
 * Ours and not the package's own flags: those switch off the very policies that the journeys check. Pages are put
 * together without the emulated GPU, which took four fifths of a journey's time; it draws only what is in 3D.
 */
const FLAGS = [
  '--no-sandbox',
  '--no-zygote',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
]

/** The package's own list of font folders names those of its cloud only; without any font web fonts fail to load. */
const FONTS_HERE = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n'

/** Starts the browser of the journeys: the one at `CHROMIUM`, else the one from npm, which needs nothing of the machine. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  const installed = process.env['CHROMIUM']
  if (installed) return chromium.launch({ executablePath: installed, args: ['--no-sandbox', ...more] })
  await unpackBrowser()
  return chromium.launch({
    executablePath: `${ready}/chromium`,
    args: [...FLAGS, ...more],
    env: { ...process.env, LD_LIBRARY_PATH: `${ready}/al2023/lib`, FONTCONFIG_PATH: `${ready}/fonts` },
  })
}

/**
 * Once per installation, about 3 seconds, and nothing where a browser is installed; two runs or workers that start
 * together each unpack, and the first one's result stays.
 */
export async function unpackBrowser(): Promise<void> {
  if (process.env['CHROMIUM'] || existsSync(ready)) return
  await mkdir(cache, { recursive: true })
  const mine = await mkdtemp(`${cache}tmp-`)
  const unpacking = "await (await import('@sparticuz/chromium')).default.executablePath()"
  execFileSync(process.execPath, ['--input-type=module', '-e', unpacking], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...UNPACK_ALL, TMPDIR: mine },
    stdio: 'inherit',
  })
  await writeFile(`${mine}/fonts/fonts.conf`, FONTS_HERE)
  await rename(mine, ready).catch(() => rm(mine, { recursive: true, force: true }))
}
