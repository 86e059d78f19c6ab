import type { Catalogue } from './products/catalogue.ts'
import type { CurrentSettings } from './settings/current-settings.ts'
import type { World } from './world.ts'

/** The world, with what one process remembers of it: settings and the catalogue's index. Both can be rebuilt at any time. */
export type Shop = World & { settings: CurrentSettings; catalogue: Catalogue }
