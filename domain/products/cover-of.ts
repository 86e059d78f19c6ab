type Pictured = { variantKey?: string | null | undefined; kind?: string | null | undefined }

/** The picture that shows the variant `key`; where none does, or none is chosen, the first. */
export function coverOf<Picture extends Pictured>(
  pictures: readonly Picture[],
  key?: string,
): Picture | undefined {
  return pictureOfVariant(pictures, key) ?? pictures[0]
}

/** The picture that shows the variant `key`: all of the piece by itself before one of it in a room or of a part. */
export function pictureOfVariant<Picture extends Pictured>(
  pictures: readonly Picture[],
  key?: string,
): Picture | undefined {
  const own = key ? pictures.filter(({ variantKey }) => variantKey === key) : []
  return own.find(({ kind }) => !kind) ?? own[0]
}
