import type { UserExportQuery } from '#contract/users-admin.ts'
import type { CsvCell } from '#kit/core/csv.ts'
import { storeDay } from '#kit/core/store-day.ts'
import type { FileAnswer } from '#kit/node/http/serve.ts'
import { csvFile } from '#server/csv-file.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import { walkUsers } from './admin-queries.ts'

const head = ['Id', 'First name', 'Last name', 'Email', 'Phone', 'Role', 'Joined', 'Changed', 'Orders']

/** The people whom the filters leave, as `users-2026-11-20.csv`; moments in UTC. */
export async function exportUsers(shop: World, query: UserExportQuery): Promise<FileAnswer> {
  const { timeZone } = (await currentSettings.get(shop)).general
  async function* lines(): AsyncGenerator<CsvCell[][]> {
    for await (const people of walkUsers(shop.db, query, timeZone))
      yield people.map(
        ({ _id, firstName, lastName, email, phone, role, createdAt, updatedAt, orderCount }) => [
          _id,
          firstName,
          lastName,
          email,
          phone,
          role,
          createdAt.toISOString(),
          updatedAt.toISOString(),
          orderCount,
        ],
      )
  }
  return csvFile(`users-${storeDay(shop.clock(), timeZone)}.csv`, head, lines())
}
