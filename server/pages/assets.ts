import type { AssetsOf } from '#contract/page.ts'

/** One file of the page build, as Vite's manifest lists it. */
type BuiltFile = { file: string; css?: string[]; imports?: string[] }
export type Manifest = Record<string, BuiltFile>

const ENTRY = 'web/browser.tsx'
/** Asks for the entry and its modules once the page's first picture is there. */
const START = 'web/start.ts'
/** Among the files of each page that is not drawn with its pictures. */
const PRIVATE_PAGES = 'web/private-page-files.ts'
/** The two faces on every page; the macrons' own files are fetched where a word needs them. */
const FONTS = [
  'kit/browser/ui/fonts/instrument-sans-latin.woff2',
  'kit/browser/ui/fonts/instrument-serif-latin.woff2',
]

/** From the build's manifest: which files a page with these page files needs. */
export function assetsFrom(manifest: Manifest): AssetsOf {
  const address = (name: string) => `/${builtFile(manifest, name).file}`

  return (pageFiles) => {
    const needed = withImports(manifest, [ENTRY, ...pageFiles])
    return {
      start: address(pageFiles.includes(PRIVATE_PAGES) ? ENTRY : START),
      entry: address(ENTRY),
      modules: needed.filter((name) => name !== ENTRY).map(address),
      styles: needed.flatMap((name) => builtFile(manifest, name).css ?? []).map((file) => `/${file}`),
      fonts: FONTS.map(address),
    }
  }
}

/** The named files and all that they import, each once, in the order in which they are met. */
function withImports(manifest: Manifest, names: string[], met = new Set<string>()): string[] {
  for (const name of names) {
    if (met.has(name)) continue
    met.add(name)
    withImports(manifest, builtFile(manifest, name).imports ?? [], met)
  }
  return [...met]
}

function builtFile(manifest: Manifest, name: string): BuiltFile {
  const built = manifest[name]
  if (!built) throw new Error(`The page build has no ${name}`)
  return built
}

/** While developing, Vite serves the sources as they are. */
export const sourceAssets: AssetsOf = () => ({
  start: '/web/browser-dev.ts',
  entry: '/web/browser-dev.ts',
  modules: ['/@vite/client'],
  styles: ['/web/styles.css'],
  fonts: [],
})
