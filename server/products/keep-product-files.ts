import { readFile } from 'node:fs/promises'
import { Problem } from '#contract/problems.ts'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { glbFault } from '#kit/core/files/glb.ts'
import type { Files } from '#kit/node/files/store.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import {
  makePictureSizes,
  keyOfUpload,
  type PictureSize,
  PRODUCT_WIDTHS,
  type StoredPicture,
  storePictures,
} from './pictures.ts'

/** What a form brought: its pictures in all their sizes, and the addresses of its 3D models. */
export type ProductFiles = { images: StoredPicture[]; models: string[] }

/**
 * Keeps the files of a product's form, all of them or none: first the bytes, so that no row ever points at nothing.
 * They lie under their hash, so keeping one twice is keeping it once.
 *
 * @throws Problem `unsupported_type`: a picture that cannot be read, a model that is cut short, or that nobody could open
 */
export async function keepProductFiles(
  files: Files,
  { images, models }: { images: File[]; models: File[] },
): Promise<ProductFiles> {
  const uploaded = models as UploadedFile[]
  for (const model of uploaded) await refuseUnfit(model)
  const stored: ProductFiles = { images: await keepPictures(files, images), models: [] }
  for (const model of uploaded) stored.models.push(await keepModel(files, model))
  return stored
}

/**
 * Keeps the pictures of the part `images` in all sizes of `widths`: all of them or none. Quickly, the AVIF waits until it is asked for.
 *
 * @throws Problem `unsupported_type`: a picture that cannot be read
 */
export async function keepPictures(
  files: Pick<Files, 'adopt' | 'temporaryPath'>,
  images: File[],
  { widths = PRODUCT_WIDTHS, isQuick = false }: { widths?: readonly number[]; isQuick?: boolean } = {},
): Promise<StoredPicture[]> {
  const made: { key: string; sizes: PictureSize[] }[] = []
  // One after another: making the sizes of a picture takes all the processors there are.
  for (const image of images) made.push(await makePicture(image as UploadedFile, widths, isQuick))
  return storePictures(files, made)
}

async function makePicture(image: UploadedFile, widths: readonly number[], isQuick: boolean) {
  const sizes = await makePictureSizes(image.path, widths, isQuick).catch(() => {
    throw wrongFile('images', uploadRules.productImage.wrongType)
  })
  return { key: keyOfUpload(image), sizes }
}

async function refuseUnfit({ path }: UploadedFile): Promise<void> {
  const fault = glbFault(await readFile(path))
  if (fault !== undefined) throw wrongFile('models', fault)
}

async function keepModel(files: Files, { path, sha256 }: UploadedFile): Promise<string> {
  const key = `models/${sha256.slice(0, 16)}.glb`
  await files.adopt(key, path)
  return `/${key}`
}

function wrongFile(field: string, message: string): Problem {
  return new Problem('unsupported_type', { message, fields: { [field]: message } })
}
