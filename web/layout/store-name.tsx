import { Link } from '#web/router/router.ts'
import { paths } from '#web/paths.ts'
import { useShop } from '#web/parts/shop.ts'

/** The shop's name, or its logo once there is one; leads home. */
export function StoreName() {
  const { settings } = useShop()
  return (
    <Link
      to={paths.home()}
      className="inline-flex min-h-11 items-center font-display text-[1.875rem] leading-none tracking-tight"
    >
      {settings.logoUrl === '' ? (
        settings.storeName
      ) : (
        <img src={settings.logoUrl} alt={settings.storeName} height={36} className="h-9 w-auto" />
      )}
    </Link>
  )
}
