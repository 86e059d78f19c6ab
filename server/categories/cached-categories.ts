import { cachedValue } from '#kit/node/cache/cached.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'
import { listCategories } from './queries.ts'

/** The categories: every page of the shop names them. */
export const cachedCategories = cachedValue(tags.categories.tag, ({ reads }: World) => listCategories(reads))
