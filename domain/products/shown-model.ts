import { ownOf } from '#kit/core/own-of.ts'
import { isModelAddress } from './model-address.ts'

/** What is shown of a piece in 3D: a model, in our own viewer, or a page of its own, in a frame. */
export type ShownModel = { kind: 'model' | 'page'; address: string }

/** As much of a product as tells where its models lie. */
export type Modelled = { modelUrl: string; variantModels: Record<string, string> }

/**
 * The model of the finish `variantKey`, else the one there is; undefined where it may not be shown: models lie on
 * this site, and pages there or behind https. Which hosts may show pages at all, the policy of our page says.
 */
export function shownModel(product: Modelled, variantKey: string, origin: string): ShownModel | undefined {
  const address = addressOf(product, variantKey)
  if (address === undefined || !URL.canParse(address, origin)) return undefined
  const { host, pathname } = new URL(address, origin)
  if (!isModelAddress(address, { hosts: [host], origin })) return undefined
  if (/\.html$/i.test(pathname)) return { kind: 'page', address }
  const isOurs = host === new URL(origin).host
  return isOurs && /\.glb$/i.test(pathname) ? { kind: 'model', address } : undefined
}

function addressOf({ modelUrl, variantModels }: Modelled, variantKey: string): string | undefined {
  const listed = modelUrl.split(';').map((address) => address.trim())
  return (
    ownOf(variantModels, variantKey) ??
    Object.values(variantModels)[0] ??
    listed.find((address) => /\.(html|glb)/i.test(address))
  )
}
