import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { useShop } from '#web/shop/shop.ts'

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
        <Logo url={settings.logoUrl} name={settings.storeName} />
      )}
    </Link>
  )
}

/** The size in its address keeps its room until it has come. */
function Logo({ url, name }: { url: string; name: string }) {
  const [, width, height] = /-(\d+)x(\d+)\./.exec(url) ?? []
  return (
    <img
      {...{ width, height }}
      src={url}
      alt={name}
      className="h-9 w-auto max-w-40 object-contain object-left xl:max-w-60"
    />
  )
}
