import { buffer } from 'node:stream/consumers'
import type { SuggestedProduct } from '#contract/designs/suggestions.ts'
import { drawnOnWhite, pixelCountOf } from '#kit/node/files/on-white.ts'
import { LARGE_PIXELS } from '#kit/node/jobs/picture-turn.ts'
import type { Gathering } from '#server/documents/booklet-paper.ts'
import type { BookletFile } from '#server/documents/printed-booklet.ts'
import { TakesLong } from '#server/documents/processor-time.ts'
import { openFile } from '#server/files/file-reply.ts'
import { thumbOf } from '#server/files/thumb.ts'
import type { StoredFile } from '#server/files/queries.ts'
import type { World } from '#server/world.ts'
import type { StoredRequest } from '../queries.ts'

/** The most that the files of one booklet take of memory. */
const MAX_BYTES = 64_000_000
/** Pixels of the longer side: sharp on paper as wide as a sheet. */
const LONGEST_SIDE = 2200
const MOST_DRAWN = LONGEST_SIDE ** 2

/** What drawing a picture is taken to cost: other threads do it, which count nothing. */
const MS_PER_PIXEL = 1 / 40_000
const MS_PER_BYTE = 1 / 20_000

/** Lines on paper take less than this as PNG, of what is read and of what is drawn; photographs take ten times as much. */
const BYTES_OF_DRAWN_PIXEL = 1 / 4

const TOO_LARGE: BookletFile = { kind: 'words', text: 'This file is too large to be printed here.' }
const UNREADABLE: BookletFile = { kind: 'words', text: 'This picture could not be read.' }

/** The files of one request, made fit for paper. */
export class BookletFiles {
  #shop: Pick<World, 'files' | 'log'>
  #gathering: Gathering
  #left = MAX_BYTES

  constructor(shop: Pick<World, 'files' | 'log'>, gathering: Gathering) {
    this.#shop = shop
    this.#gathering = gathering
  }

  /** The floor plan: as it is, or of a DWG what could be read of it. */
  async plan({ plan, planVersion, planPicture, planDrawing }: StoredRequest): Promise<BookletFile> {
    if (plan.contentType !== 'application/octet-stream') return this.concept(plan)
    if (planVersion === null) return this.#bytes('dxf', plan)
    if (planDrawing) return this.#bytes('dxf', planDrawing)
    if (planPicture) return this.concept(planPicture)
    const text = planVersion === '' ? 'This drawing' : `This ${planVersion} drawing`
    return { kind: 'words', text: `${text} cannot be shown on paper.` }
  }

  /** A picture, small enough for paper, or a PDF. */
  async concept(file: StoredFile): Promise<BookletFile> {
    if (file.contentType === 'application/pdf') return this.#bytes('pdf', file)
    return file.size > this.#left ? TOO_LARGE : this.#picture(await this.#read(file), file.contentType)
  }

  /** The picture of a product, for its line; null where there is none. */
  async thumb({ imageUrl }: SuggestedProduct): Promise<Uint8Array | null> {
    const drawn = await thumbOf(this.#shop, imageUrl)
    return drawn && this.#counted(drawn)
  }

  async #bytes(kind: 'pdf' | 'dxf', file: StoredFile): Promise<BookletFile> {
    return file.size > this.#left ? TOO_LARGE : { kind, bytes: this.#counted(await this.#read(file)) }
  }

  async #read(file: StoredFile): Promise<Buffer> {
    return buffer((await openFile(this.#shop.files, file)).stream)
  }

  async #picture(bytes: Buffer, contentType: string): Promise<BookletFile> {
    try {
      const pixels = await this.#count(bytes)
      const isDrawing =
        contentType === 'image/png' && bytes.length < Math.min(pixels, MOST_DRAWN) * BYTES_OF_DRAWN_PIXEL
      const { data, info } = await drawnOnWhite(bytes, LONGEST_SIDE, isDrawing ? 'png' : undefined)
      this.#gathering.took(data.length * MS_PER_BYTE)
      return { kind: 'picture', bytes: this.#counted(data), width: info.width, height: info.height }
    } catch (err) {
      if (err instanceof TakesLong) throw err
      this.#shop.log.warn({ err }, 'A picture of a design could not be read')
      return UNREADABLE
    }
  }

  /** @throws TakesLong for a large one, among short ones */
  async #count(picture: Buffer): Promise<number> {
    const pixels = await pixelCountOf(picture)
    const ms = pixels * MS_PER_PIXEL
    if (this.#gathering.isShort && pixels > LARGE_PIXELS) throw new TakesLong(ms)
    this.#gathering.took(ms)
    return pixels
  }

  #counted(bytes: Buffer): Buffer {
    this.#left -= bytes.length
    return bytes
  }
}
