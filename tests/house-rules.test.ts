import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { filesUnder, read, shipped, sources } from '#tests/support/house/source-files.ts'
import { journeys, proofs, races, slow, timed } from '../vitest.config.ts'

/** File → why it may. */
type Reasons = Readonly<Record<string, string>>

const opensWorld = 'opens a world of its own, before there is one to ask'
const unseenName = 'names what nobody compares, orders by or is told of'
const jitter = 'spreads tries, so that those who failed together do not come back together'

/** Lines of shipped files that hold `pattern`, where nothing says why they may. */
function linesWith(pattern: RegExp, floors: readonly string[], reasons: Reasons = {}): string[] {
  return shipped
    .filter((file) => floors.some((floor) => file.startsWith(`${floor}/`)) && !(file in reasons))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
}

describe('what is outside the process comes as an argument:', () => {
  const inside = ['kit/core', 'kit/node', 'domain', 'contract', 'server']
  const clocks: Reasons = {
    'server/open-shop.ts': opensWorld,
    'server/doctor/run-doctor.ts': opensWorld,
    'server/backup/commands.ts': opensWorld,
  }
  const dice: Reasons = {
    'server/open-shop.ts': opensWorld,
    'server/app.ts': unseenName,
    'kit/node/http/broken-requests.ts': unseenName,
    'kit/node/http/late-strings.ts': unseenName,
    'server/outbox/outbox.ts': unseenName,
    'kit/node/files/temporary-folder.ts': unseenName,
    'server/products/snapshot-file.ts': unseenName,
    'server/users/reset-admin.ts': opensWorld,
    'server/users/password-hash.ts': 'a salt that a test could foretell would be none',
    'kit/node/db/transactions.ts': jitter,
    'kit/node/files/s3-requests.ts': jitter,
  }

  test('the clock', () => {
    expect(linesWith(/new Date\(\)|Date\.now\(\)/, inside, clocks)).toEqual([])
  })

  test('chance', () => {
    expect(linesWith(/Math\.random|randomUUID\(|randomBytes\(|getRandomValues/, inside, dice)).toEqual([])
  })

  test('the environment', () => {
    const programs: Reasons = {
      'kit/node/dwg/convert-dwg.ts': 'looks for a program on the path',
      'kit/node/db/postgres.ts': 'joins PGOPTIONS, which the client of the database reads itself otherwise',
    }
    expect(linesWith(/process\.env/, [...inside, 'kit/browser', 'web', 'demo'], programs)).toEqual([])
  })

  test('and each file that may says so for a reason that still holds', () => {
    const gone = (reasons: Reasons, pattern: RegExp) =>
      Object.keys(reasons).filter((file) => !pattern.test(read(file)))
    expect(gone(clocks, /new Date\(\)/)).toEqual([])
    expect(gone(dice, /Math\.random|randomUUID|randomBytes/)).toEqual([])
  })
})

describe('pages', () => {
  test('link through `paths` and never by hand', () => {
    expect(linesWith(/\b(to|href|action)=\{?["'`]\//, ['web', 'kit/browser'])).toEqual([])
  })

  test('call each color by its name', () => {
    expect(linesWith(/#[\da-f]{6}\b/i, ['web', 'kit/browser'])).toEqual([])
  })

  test('are written in American English, and wait with three dots', () => {
    const british =
      /['">][^'"<>]*\b(colours?|cent(re|imet)res?|catalogue|(milli)?metres|grey|favourites?)\b[^'"<>]*['"<]/
    expect(linesWith(british, ['web', 'kit/browser'])).toEqual([])
    expect(linesWith(/\w…['"]/, ['web', 'kit/browser'])).toEqual([])
  })

  test('and what is fetched later are all that have a default export', () => {
    const text = shipped.map((file) => read(file)).join('\n')
    const late = new Set([...text.matchAll(/import\('[^']*\/([\w-]+\.tsx?)'\)/g)].map(([, name]) => name))
    const isLate = (file: string) =>
      /-(page|frame)\.tsx$/.test(file) || late.has(file.slice(file.lastIndexOf('/') + 1))
    const exported = shipped.filter((file) => /^export default /m.test(read(file)))
    expect(exported.length).toBeGreaterThan(40)
    expect(exported.filter((file) => !/^(web|kit\/browser)\//.test(file) || !isLate(file))).toEqual([])
  })
})

describe('nothing is left lying about:', () => {
  test('no note of what is still to be done', () => {
    const noted = sources.filter((file) => /\b(TO[D]O|FIX[M]E|XX[X])\b/.test(read(file)))
    expect(noted).toEqual([])
  })

  test('no code that was commented out', () => {
    const floors = ['kit', 'domain', 'contract', 'server', 'web', 'demo', 'bench', 'bin']
    const code = /^\s*\/\/ *(const|let|import|export|return|await|if|for)\b.*[;{(,)]$/
    expect(linesWith(code, floors)).toEqual([])
  })

  test('nothing that only tests call', () => {
    const timesNamed = new Map<string, number>()
    for (const file of shipped)
      for (const [word] of read(file).matchAll(/\w+/g)) timesNamed.set(word, (timesNamed.get(word) ?? 0) + 1)
    // A table stands in the schema for its migration's sake, too.
    const uncalled = shipped
      .filter((file) => !file.startsWith('server/db/schema/'))
      .flatMap((file) =>
        [...read(file).matchAll(/^export (?:async )?(?:function\*? |const |class )(\w+)/gm)]
          .filter(([, name = '']) => timesNamed.get(name) === 1)
          .map(([, name]) => `${file}: ${name}`),
      )
    expect(uncalled).toEqual([])
  })

  test('no test that stands alone or is left out', () => {
    const tests = sources.filter((file) => /\.test\.tsx?$/.test(file))
    const picked = tests.filter((file) => /\b(test|it|describe)\.(only|todo|skip|fails)\(/.test(read(file)))
    expect(picked).toEqual([])
  })
})

test('each operation is asked by a test that names it, beside those that walk over all', () => {
  const requested = sources
    .filter((file) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/'))
    .filter((file) => !file.startsWith('tests/access/matrix'))
    .map((file) => read(file))
    .join('\n')
  expect(Object.keys(api).filter((key) => !requested.includes(`'${key}'`))).toEqual([])
})

// Pictures take the threads that files and passwords need too.
test('whoever draws a picture waits for its turn', () => {
  const drawing = shipped.filter(
    (file) => /^(kit|server)\//.test(file) && read(file).includes("from 'sharp'"),
  )
  expect(drawing.filter((file) => !read(file).includes('pictureTurn('))).toEqual([])
})

test('each test that a project names is there', () => {
  expect(
    [...journeys, ...slow, ...races, ...proofs, ...timed].filter((file) => !sources.includes(file)),
  ).toEqual([])
})

test('each module that a chunk of the pages names is there', () => {
  const lists = [...read('vite.config.ts').matchAll(/filesNamed\(([^)]+)\)/g)].slice(0, 2)
  const names = lists.flatMap(([, list = '']) => list.match(/[a-z][\w./-]+\/[\w./-]+/g) ?? [])
  expect(names.length).toBeGreaterThan(40)
  const isThere = (name: string) =>
    ['', '.ts', '.tsx'].some((ending) => sources.some((file) => `/${file}`.endsWith(`/${name}${ending}`)))
  expect(names.filter((name) => !isThere(name) && !name.endsWith('.svg'))).toEqual([])
})

test('names say stored, requested, input, existing, reported, and not the five words of an older dialect', () => {
  const declared = /\b(?:const|let|function\*?|type|class|interface) +(\w+)|[({,;] *(\w+)\??: /g
  const old = /(^|_)(kept|told|asked|given|known)(?=$|[A-Z_])|(Kept|Told|Asked|Given|Known)(?=$|[A-Z_])/
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(declared)].flatMap(([, name, field = '']) => name ?? field),
  )
  expect(named.length).toBeGreaterThan(10_000)
  // Words in strings and comments look like fields here and there.
  expect([...new Set(named)].filter((name) => old.test(name)).length).toBeLessThanOrEqual(10)
})

test('each migration is in the journal, in its order, with the snapshot that backups of its version need', () => {
  const files = filesUnder('server/db/migrations')
  const journal = JSON.parse(read('server/db/migrations/meta/_journal.json')) as {
    entries: { idx: number; tag: string }[]
  }
  const written = files.flatMap((file) => /([^/]+)\.sql$/.exec(file)?.[1] ?? []).toSorted()
  const snapshots = files.flatMap((file) => /(\d{4})_snapshot\.json$/.exec(file)?.[1] ?? []).toSorted()
  expect(journal.entries.map(({ tag }) => tag)).toEqual(written)
  expect(snapshots).toEqual(written.map((tag) => tag.slice(0, 4)))
})
