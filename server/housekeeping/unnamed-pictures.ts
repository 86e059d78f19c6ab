import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { inBatches, keysBefore } from '#server/files/stray-files.ts'
import type { Files } from '#kit/node/files/store.ts'

/** A form may have kept its pictures and be sent again with something mended days later. */
const UNNAMED_AFTER_MS = 7 * 24 * 60 * 60_000

/**
 * The names that the shop gives by itself to pictures and models of products, and the stem by which rows name them.
 * What lies there under any other name, the shop's own logos and whatever somebody put there by hand, always stays.
 */
const PICTURE = /^(pictures\/[0-9a-f]{16})-\d+\.(?:webp|avif)$/
const MODEL = /^(models\/(?:[0-9a-f]{16}|[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{8}))(?:-ar-[a-z0-9-]+)?\.glb$/

const folders = [
  { folder: 'pictures', pattern: PICTURE, namedIn: namedPictures },
  { folder: 'models', pattern: MODEL, namedIn: namedModels },
]

/** Looking through all letters takes longer than a page may. */
const PATIENCE_MS = 60_000

/** Removes the pictures and models that nothing names any more, and says how many files these were. */
export async function removeUnnamed(db: Db, files: Files, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNNAMED_AFTER_MS)
  let removed = 0
  for (const { folder, pattern, namedIn } of folders) {
    for await (const keys of inBatches(keysBefore(files, folder, before))) {
      const byStem = Map.groupBy(keys, (key) => pattern.exec(key)?.[1])
      const unnamed = await unnamedOf(db, [...byStem.keys()].filter(isNamed), namedIn)
      for (const key of unnamed.flatMap((stem) => byStem.get(stem) ?? [])) {
        await files.remove(key)
        removed++
      }
    }
  }
  return removed
}

function isNamed(stem: string | undefined): stem is string {
  return stem !== undefined
}

async function unnamedOf(db: Db, stems: string[], namedIn: (stems: SQL) => SQL): Promise<string[]> {
  const unseen = await without(db, stems, namedIn)
  return unseen.length === 0 ? [] : without(db, unseen, namedInLetters)
}

/** `stems` without those that `namedIn` finds. */
async function without(db: Db, stems: string[], namedIn: (stems: SQL) => SQL): Promise<string[]> {
  const requested = sql`${sql.param(stems)}::text[]`
  const { rows } = await db.inTransaction((tx) => tx.execute<{ stem: string }>(namedIn(requested)), {
    patience: PATIENCE_MS,
  })
  const named = new Set(rows.map(({ stem }) => stem))
  return stems.filter((stem) => !named.has(stem))
}

/** What a product or a package shows, what an order shows as it was, and what the settings name. */
function namedPictures(stems: SQL): SQL {
  return sql`
    select key as stem from product_pictures where key = any(${stems})
    union select picture->>'key' from packages, jsonb_array_elements(pictures) picture
      where picture->>'key' = any(${stems})
    union select stem from order_items, substring(image from '(pictures/[0-9a-f]{16})') stem where stem = any(${stems})
    union select stem from unnest(${stems}) stem
      where exists (select from settings where position(stem in value::text) > 0)`
}

/** The models of products and of their variants: paths of this site, or addresses that begin with its own. */
function namedModels(stems: SQL): SQL {
  return sql`
    select stem from (
      select regexp_split_to_table(model_url, ';') as address from products where model_url <> ''
      union select value from products, jsonb_each_text(variant_models)
    ) as named, substring(address from '(models/[a-z0-9-]+)[.]glb') stem where stem = any(${stems})`
}

function namedInLetters(stems: SQL): SQL {
  return sql`
    select stem from unnest(${stems}) stem
    where exists (select from emails where position(stem in html) > 0 or position(stem in body_text) > 0)`
}
