/** The kinds of files that the shop knows, what may be uploaded where, and how a file is named. */
import { withFewMarks } from '../few-marks.ts'

export type FileKind =
  | 'png'
  | 'jpeg'
  | 'pdf'
  | 'webp'
  | 'avif'
  | 'glb'
  | 'ico'
  | 'dwg'
  | 'dxf'
  | 'svg'
  | 'csv'
  | 'statement'

const OPAQUE = 'application/octet-stream'

/** Under which type a file of each kind is stored and served; drawings are opaque bytes to a browser. */
export const contentTypes: Record<FileKind, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  webp: 'image/webp',
  avif: 'image/avif',
  glb: 'model/gltf-binary',
  ico: 'image/x-icon',
  dwg: OPAQUE,
  dxf: OPAQUE,
  svg: 'image/svg+xml',
  csv: 'text/csv',
  statement: 'text/plain',
}

/** What a browser may be told that a private file is: none of these can run. */
const harmlessTypes = new Set([contentTypes.png, contentTypes.jpeg, contentTypes.pdf, OPAQUE])

/** Under which type a private file is served, whatever stands beside its bytes. */
export function servedType(stored: string): string {
  return harmlessTypes.has(stored) ? stored : OPAQUE
}

export type UploadRuleName = keyof typeof uploadRules
export type UploadRule = {
  kinds: readonly FileKind[]
  extensions: readonly string[]
  maxBytes: number
  tooLarge: string
  wrongType: string
  missing: string
}

/** What may be uploaded where, and the words of each refusal. */
export const uploadRules = {
  evidence: {
    kinds: ['jpeg', 'png', 'pdf'],
    extensions: ['.jpg', '.jpeg', '.png', '.pdf'],
    maxBytes: 5_242_880,
    tooLarge: 'File size must be less than 5MB',
    wrongType: 'Please upload a valid image or PDF file',
    missing: 'Please select a file to upload',
  },
  floorPlan: {
    kinds: ['pdf', 'png', 'jpeg', 'dwg', 'dxf'],
    extensions: ['.pdf', '.png', '.jpg', '.jpeg', '.dwg', '.dxf'],
    maxBytes: 10_485_760,
    tooLarge: 'File size must be less than 10MB',
    wrongType: 'Please upload a valid floor plan file (PDF, PNG, JPG, DWG, or DXF)',
    missing: 'Please upload your floor plan to get started',
  },
  productImage: {
    kinds: ['png', 'jpeg', 'webp', 'avif'],
    extensions: ['.png', '.jpg', '.jpeg', '.webp', '.avif'],
    maxBytes: 5_242_880,
    tooLarge: 'File size must be less than 5MB',
    wrongType: 'Please upload product images as PNG, JPEG, WebP or AVIF',
    missing: 'At least one product image is required',
  },
  model: {
    kinds: ['glb'],
    extensions: ['.glb'],
    maxBytes: 10_485_760,
    tooLarge: 'File size must be less than 10MB',
    wrongType: 'Please upload a 3D model as a GLB file',
    missing: 'Please select a file to upload',
  },
  concept: {
    kinds: ['jpeg', 'png', 'pdf'],
    extensions: ['.jpg', '.jpeg', '.png', '.pdf'],
    maxBytes: 5_242_880,
    tooLarge: 'File size must be less than 5MB',
    wrongType: 'Please upload a valid image or PDF file',
    missing: 'Please select an image to upload',
  },
  /** A drawing is drawn to pixels: none is ever served. */
  logo: {
    kinds: ['png', 'jpeg', 'webp', 'avif', 'svg'],
    extensions: ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg'],
    maxBytes: 5_242_880,
    tooLarge: 'File size must be less than 5MB',
    wrongType: 'Please upload the logo as PNG, JPEG, WebP, AVIF or SVG',
    missing: 'Please select an image to upload',
  },
  /** The picture of link previews. */
  shopPicture: {
    kinds: ['png', 'jpeg', 'webp', 'avif'],
    extensions: ['.png', '.jpg', '.jpeg', '.webp', '.avif'],
    maxBytes: 5_242_880,
    tooLarge: 'File size must be less than 5MB',
    wrongType: 'Please upload an image as PNG, JPEG, WebP or AVIF',
    missing: 'Please select an image to upload',
  },
  favicon: {
    kinds: ['ico', 'png'],
    extensions: ['.ico', '.png'],
    maxBytes: 1_048_576,
    tooLarge: 'File size must be less than 1MB',
    wrongType: 'Please upload the favicon as ICO or PNG',
    missing: 'Please select an image to upload',
  },
  productsFile: {
    kinds: ['csv'],
    extensions: ['.csv'],
    maxBytes: 10_485_760,
    tooLarge: 'File size must be less than 10MB',
    wrongType: 'Please select a CSV file',
    missing: 'Please select a file to upload',
  },
  countsFile: {
    kinds: ['csv'],
    extensions: ['.csv'],
    maxBytes: 1_048_576,
    tooLarge: 'File size must be less than 1MB',
    wrongType: 'Please select a CSV file',
    missing: 'Please select a file to upload',
  },
  statement: {
    kinds: ['statement'],
    extensions: ['.csv', '.ofx', '.qfx', '.qbo', '.xml', '.txt'],
    maxBytes: 5_242_880,
    tooLarge: 'File size must be less than 5MB',
    wrongType: 'Please select a statement as CSV, OFX, QFX, QBO or CAMT.053',
    missing: 'Please select a file to upload',
  },
} as const satisfies Record<string, UploadRule>

/** Said of a file of 0 bytes, such as one that a phone has not fetched from its cloud. */
export const EMPTY_FILE = 'This file is empty. Please choose another one.'

const MAX_NAME_LENGTH = 120

/** What could steer a path, a header, a shell or the direction of reading: controls, marks of direction, lone surrogates, reserved signs. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]/gu

/** Whether a file of this name may be sent in under `rule`: by its last extension, in any case. */
export function mayCarryName(rule: Pick<UploadRule, 'extensions'>, name: string): boolean {
  return rule.extensions.some((extension) => name.toLowerCase().endsWith(extension))
}

/**
 * A file's name as it is stored, shown and sent in headers: without folders, control
 * characters or leading dots, at most 120 characters long with its extension kept.
 */
export function safeFileName(name: string): string {
  const bare = name.split(/[/\\]/).at(-1) ?? ''
  const clean = withFewMarks(bare)
    .normalize('NFC')
    // Browsers send a quote mark and line ends of a name so.
    .replace(/%(22|0A|0D)/g, '')
    .replace(UNSAFE, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  return clean === '' ? 'file' : capped(clean)
}

function capped(name: string): string {
  const letters = Array.from(name)
  if (letters.length <= MAX_NAME_LENGTH) return name
  const extension = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? ''
  return letters.slice(0, MAX_NAME_LENGTH - extension.length).join('') + extension
}
