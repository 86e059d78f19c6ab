import { useHydrated } from '#kit/browser/ui/use-hydrated.ts'
import { paths } from '#web/paths.ts'
import { waiting } from '#web/shop/after-sign-in.ts'

/** What waits for the sign-in that leads back to `path`; nothing while the server draws. */
export function useWaitingWords(path: string): string | undefined {
  const { product, units } = useHydrated() ? waiting() : {}
  if (product === undefined || !path.includes(product)) return undefined
  const place = units === undefined ? 'on your wishlist' : 'in your cart'
  const what = path.startsWith(paths.designerPackages()) ? 'package' : 'piece'
  return `The ${what} you chose waits: it is ${place} as soon as you are signed in.`
}
