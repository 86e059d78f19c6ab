import { mayCarryName, uploadRules } from '#kit/core/files/file-kind.ts'
import type { DraftImage } from './draft-images.ts'
import { freshId } from './fresh-id.ts'

const rule = uploadRules.productImage

/** Files as pictures of the form, and what is wrong with those that were left out. */
export function imagesPicked(files: readonly File[]): { images: DraftImage[]; fault: string | undefined } {
  const faults = files.map(faultOf)
  return {
    images: files
      .filter((_file, at) => faults[at] === undefined)
      .map((file) => ({ id: freshId(), base: '', thumbnail: '', file, alt: '', variantKey: '' })),
    fault: faults.find((fault) => fault !== undefined),
  }
}

function faultOf(file: File): string | undefined {
  if (!mayCarryName(rule, file.name)) return `${file.name}: ${rule.wrongType}`
  return file.size > rule.maxBytes ? `${file.name}: ${rule.tooLarge}` : undefined
}
