import { formatWholeDollars } from '#kit/core/money.ts'
import type { PackageTab } from '#domain/packages/package-tabs.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'

type Priced = { tab: PackageTab; price: number }

/** What a package costs, in whole dollars: "$35,888"; a style, which is only where one begins, "From $1,999". */
export function packagePrice({ tab, price }: Priced): string {
  return tab === 'full-home' ? `From ${wholeDollars(price)}` : wholeDollars(price)
}

/** "$1,999" of an amount in dollars. */
export function wholeDollars(dollars: number): string {
  return formatWholeDollars(centsOf(dollars))
}

/** Its name where everything around speaks of packages: "Minimalist". */
export function shortPackageName(name: string): string {
  return name.replace(/ package$/i, '')
}
