import { test } from 'vitest'
import { expectReferencesToDiffer } from '#tests/support/references-differ.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { ownDatabase } from '#tests/support/databases/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'

const CREATED = 20_000

const shop = testShop(ownDatabase)
staysSound(shop)

test('P13: of twenty thousand no two are called the same', () => expectReferencesToDiffer(shop, CREATED))
