/** The picture that shows the variant `key`; where none does, or none is chosen, the first. */
export function coverOf<Picture extends { variantKey?: string | null | undefined }>(
  pictures: readonly Picture[],
  key?: string,
): Picture | undefined {
  const own = key ? pictures.find(({ variantKey }) => variantKey === key) : undefined
  return own ?? pictures[0]
}
