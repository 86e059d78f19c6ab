import { open, readFile } from 'node:fs/promises'
import { Problem } from '#contract/problems.ts'
import { uploadRules } from '#domain/file-kind.ts'
import { glbLength } from '#domain/file-structure.ts'
import type { Files } from '#server/files/store.ts'
import type { UploadedFile } from '#server/http/uploads.ts'
import { PRODUCT_WIDTHS, storePicture, type StoredPicture } from './pictures.ts'

/** What a form brought: its pictures in all their sizes, and the addresses of its 3D models. */
export type ProductFiles = { images: StoredPicture[]; models: string[] }

/**
 * Keeps the files of a product's form: first the bytes, so that no row ever points at nothing. They lie under
 * their hash, so keeping one twice is keeping it once.
 *
 * @throws Problem `unsupported_type`: a picture that cannot be read, a model that is cut short
 */
export async function keepProductFiles(
  files: Files,
  { images, models }: { images: File[]; models: File[] },
): Promise<ProductFiles> {
  const kept: ProductFiles = { images: [], models: [] }
  // One after another: making the sizes of a picture takes all the processors there are.
  for (const image of images) kept.images.push(await keepPicture(files, image))
  for (const model of models) kept.models.push(await keepModel(files, model as UploadedFile))
  return kept
}

/**
 * Keeps one picture of the part `images` in all sizes of `widths`.
 *
 * @throws Problem `unsupported_type`: a picture that cannot be read
 */
export async function keepPicture(
  files: Files,
  image: File,
  widths: readonly number[] = PRODUCT_WIDTHS,
): Promise<StoredPicture> {
  const source = await readFile((image as UploadedFile).path)
  return storePicture(files, source, widths).catch((error: unknown) => {
    // The store's own errors have a code; the decoder's have none.
    if (error instanceof Error && 'code' in error) throw error
    throw wrongFile('images', uploadRules.productImage.wrongType)
  })
}

async function keepModel(files: Files, { path, sha256, size }: UploadedFile): Promise<string> {
  if (glbLength(await headOf(path)) !== size) throw wrongFile('models', uploadRules.model.wrongType)
  const key = `models/${sha256.slice(0, 16)}.glb`
  await files.adopt(key, path)
  return `/${key}`
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function wrongFile(field: string, message: string): Problem {
  return new Problem('unsupported_type', { message, fields: { [field]: message } })
}
