import type { PackagePicture } from '#contract/packages.ts'
import type { Picture } from '#contract/products.ts'
import type { PublishedPage } from '#contract/content.ts'

/** A room that the home page shows: the picture of a package, and the pieces that stand in it. */
export type HomeRoom = {
  /** Of the package. */
  id: string
  name: string
  /** "Living room". */
  rooms: string
  picture: PackagePicture
  pieces: { id: string; name: string; finish?: string | undefined }[]
}

/** What the owner says on the home page: a welcome, words over each of its parts, and rooms of the packages. */
export type HomeWords = Pick<PublishedPage, 'title' | 'lead' | 'sections'> & {
  rooms: HomeRoom[]
  /** What leads to the packages: the last one's, as the first ones' stand below it. */
  packagePicture: Picture | undefined
}
