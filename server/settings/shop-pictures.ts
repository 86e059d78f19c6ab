/**
 * The pictures of the shop itself: made once, when they are uploaded, under a name that changes with their bytes.
 * Those that were replaced stay: letters in many inboxes show them.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { Problem } from '#contract/problems.ts'
import { contentTypes, uploadRules, type UploadRuleName } from '#kit/core/files/file-kind.ts'
import { MAX_PIXELS } from '#kit/core/files/image-pixels.ts'
import type { Files } from '#kit/node/files/store.ts'
import { UploadedFile } from '#kit/node/http/uploads.ts'
import { pictureTurn } from '#kit/node/jobs/picture-turn.ts'
import type { Leaves } from '#domain/settings/settings-leaves.ts'

/** In pixels: three times what the header shows, for dense screens and for paper. */
const LOGO = { width: 960, height: 144 }
const FAVICON = { width: 180, height: 180 }
const SHARE = { width: 1200, height: 630 }
/** Dots per inch at which a drawing is as large as it says, and the most that the decoder takes. */
const SVG_DENSITY = 72
const MAX_DENSITY = 100_000
/** Filters in a drawing can ask for any amount of work. */
const SVG_SECONDS = 5
/** Letters of a drawing's words: thousands take minutes, and no clock stops them. */
const SVG_LETTERS = 2_000
const WHITE = '#ffffff'
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

type Part = 'logo' | 'favicon' | 'ogImage'
/** `size` in the name lets a page keep room for the picture before it has come: `-288x144`. */
type Made = { bytes: Buffer; ending: 'png' | 'jpg' | 'ico'; size?: string; name?: string }

const parts: Record<
  Part,
  { path: string; name: string; rule: UploadRuleName; make: (file: UploadedFile) => Promise<Made> }
> = {
  logo: { path: 'general.logoUrl', name: 'logo', rule: 'logo', make: makeLogo },
  favicon: { path: 'general.faviconUrl', name: 'favicon', rule: 'favicon', make: makeFavicon },
  ogImage: { path: 'seo.ogImageUrl', name: 'share', rule: 'shopPicture', make: makeShare },
}

/**
 * Makes and keeps the pictures that were uploaded: all of them or none.
 *
 * @param faviconUrl  where the favicon lies now: without one of its own, a shop gets one from its logo
 * @returns the addresses, each under the path of its setting
 * @throws Problem `unsupported_type` for one that cannot be read
 */
export async function keepShopPictures(
  files: Pick<Files, 'put'>,
  uploaded: Partial<Record<Part, File>>,
  faviconUrl: string,
): Promise<Leaves> {
  const made = new Map<Part, Made>()
  for (const part of Object.keys(parts) as Part[]) {
    const file = uploaded[part]
    if (file instanceof UploadedFile) made.set(part, await makePicture(part, file))
  }
  const { logo } = uploaded
  if (logo instanceof UploadedFile && !made.has('favicon') && isNoneOrOurs(faviconUrl))
    made.set('favicon', { ...(await pictureTurn(() => makeMark(logo), Infinity)), name: MARK })
  const addresses: Leaves = new Map()
  for (const [part, picture] of made) addresses.set(parts[part].path, await keepPicture(files, part, picture))
  return addresses
}

/** What the favicon is called that is made from the logo, so that the next logo changes it and an uploaded one stays. */
const MARK = 'mark'

function isNoneOrOurs(faviconUrl: string): boolean {
  return faviconUrl === '' || faviconUrl.startsWith(`/pictures/${MARK}-`)
}

/** The logo without the air around it, in a square. */
async function makeMark(logo: UploadedFile): Promise<Made> {
  const whole = await (await opened(logo)).png().toBuffer()
  const trimmed = sharp(whole).trim().toBuffer()
  // Of a few pixels, or of one colour, nothing is left to trim.
  return squared(sharp(await trimmed.catch(() => whole)))
}

async function makePicture(part: Part, file: UploadedFile): Promise<Made> {
  const { rule, make } = parts[part]
  return pictureTurn(() => make(file), Infinity).catch((error: unknown) => {
    // The store's own errors have a code; the decoder's have none.
    if (error instanceof Error && 'code' in error) throw error
    return refuse(part, uploadRules[rule].wrongType)
  })
}

async function keepPicture(
  files: Pick<Files, 'put'>,
  part: Part,
  { bytes, ending, size = '', name = parts[part].name }: Made,
): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const key = `pictures/${name}-${hash}${size}.${ending}`
  await files.put(key, bytes)
  return `/${key}`
}

function refuse(part: Part, message: string): never {
  throw new Problem('unsupported_type', { message, fields: { [part]: message } })
}

/** PNG, which mail programs and paper can show too. */
async function makeLogo(file: UploadedFile): Promise<Made> {
  const picture = await opened(file)
  const sized = picture.resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
  const { data: bytes, info } = await sized.png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true })
  return { bytes, ending: 'png', size: `-${info.width}x${info.height}` }
}

/** ICO holds several sizes already and stays as it is. */
async function makeFavicon(file: UploadedFile): Promise<Made> {
  if (file.type === 'image/x-icon') return { bytes: await readFile(file.path), ending: 'ico' }
  return squared(await opened(file))
}

async function squared(picture: Sharp): Promise<Made> {
  const sized = picture.resize({ ...FAVICON, fit: 'contain', background: CLEAR, withoutEnlargement: true })
  return { bytes: await sized.png({ compressionLevel: 9 }).toBuffer(), ending: 'png' }
}

async function makeShare(file: UploadedFile): Promise<Made> {
  const picture = await opened(file)
  const sized = picture
    .resize({ ...SHARE, fit: 'cover', position: 'attention' })
    .flatten({ background: WHITE })
  return { bytes: await sized.jpeg({ quality: 84, mozjpeg: true }).toBuffer(), ending: 'jpg' }
}

/** The picture upright, without metadata; a drawing as large as the logo. */
async function opened({ path, type }: UploadedFile): Promise<Sharp> {
  const bytes = await readFile(path)
  const options = { limitInputPixels: MAX_PIXELS, autoOrient: true }
  if (type !== contentTypes.svg) return sharp(bytes, options)
  if (lettersIn(bytes.toString()) > SVG_LETTERS) throw new Error('A drawing of too many words')
  const { width, height } = await sharp(bytes, options).metadata()
  const scale = Math.min(LOGO.width / width, LOGO.height / height)
  const density = Math.min(Math.max(SVG_DENSITY * scale, 1), MAX_DENSITY)
  return sharp(bytes, { ...options, density }).timeout({ seconds: SVG_SECONDS })
}

/** What draws again what it names. */
const REPEATED = /<(?:[^\s<>:]*:)?(?:use|pattern|marker)[\s>]/gi
const WITHIN = /data:image\/svg[^"'<>]*/gi

/**
 * What stands in a drawing from its first word on, without marks, and in drawings within it, whose words are packed; as
 * often as it may be drawn.
 */
function lettersIn(svg: string): number {
  const [, ...words] = svg.split(/<[^\s<>]*text[\s>]/i)
  const within = svg.match(WITHIN) ?? []
  const letters = words.join(' ').replaceAll(/<[^<>]*>|\s+/g, '').length + within.join('').length
  return letters * (1 + (svg.match(REPEATED)?.length ?? 0))
}
