import type { GuidePrice } from '#contract/products.ts'
import { PRICE_ON_REQUEST } from '#domain/settings/sales-mode.ts'
import { formatWholeDollars } from '#kit/core/money.ts'
import { Money } from '#kit/browser/ui/money.tsx'

type PriceProps = {
  /** In dollars, as replies hold it; null while prices are on request. */
  price: number | null
  salePrice?: number | null
  /** Stands for a price that is on request. */
  guide?: GuidePrice | undefined
}

/** What a piece costs: its price, the sale price beside the struck-out one, a guide price, or "Price on request". */
export function Price({ price, salePrice = null, guide }: PriceProps) {
  if (price === null)
    return <span className="text-muted">{guide ? guideWords(guide) : PRICE_ON_REQUEST}</span>
  if (salePrice === null) return <Money dollars={price} />
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="text-koa">
        <span className="sr-only">Sale price </span>
        <Money dollars={salePrice} />
      </span>
      <s className="text-[0.875em] text-muted">
        <span className="sr-only">Regular price </span>
        <Money dollars={price} />
      </s>
    </span>
  )
}

/** Its ends are whole dollars. */
function guideWords({ from, to }: GuidePrice): string {
  return `Guide price ${formatWholeDollars(from * 100)}–${formatWholeDollars(to * 100)}`
}
