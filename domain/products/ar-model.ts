/** Our own models lie under their name and a mark of their bytes; one that the studio brought lies under its mark alone. */
const OURS = /^(\/models\/[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{8})\.glb$/

/**
 * Where the model at `address` lies in the finish `variantKey` as Android's Scene Viewer reads it: one finish in one
 * file, without the packing that only a browser undoes. Undefined where there is no such file: for models that the
 * studio brought or that lie elsewhere.
 */
export function arModelOf(address: string, variantKey: string): string | undefined {
  const ours = OURS.exec(address)?.[1]
  return ours && `${ours}-ar-${variantKey}.glb`
}
