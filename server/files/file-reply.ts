import type { FileReply } from '#contract/files.ts'
import type { StoredFile } from './queries.ts'
import type { LinkSigner } from './signed-links.ts'
import type { Files } from '#kit/node/files/store.ts'
import { LateReply, LateStrings } from '#kit/node/http/late-strings.ts'

/** Where a private file is read. */
export function filePath(id: string): string {
  return `/api/files/${id}`
}

/** What a link to the small picture of a private picture opens. */
export function smallPicturePath(id: string): string {
  return `${filePath(id)}?small=true`
}

/** Where a private picture is read in small for a short while. */
export function smallPictureUrl(id: string, signer: LinkSigner): string {
  return `${smallPicturePath(id)}&${signer.queryOf(smallPicturePath(id))}`
}

/** A private file as replies show it, with a link that opens it for a short while. */
export function fileReply({ id, name, contentType, size }: StoredFile, signer: LinkSigner): FileReply {
  return { name, contentType, size, url: signer.urlOf(filePath(id)) }
}

/** What a reply carries of files at most: the largest floor plan and one file more; of the rest there is the link. */
export const MAX_INLINE_BYTES = 16 * 1024 * 1024

/** Puts the bytes of a file into what is shown of it, as long as they have room in one reply. */
export type PutInside = (file: StoredFile, shown: FileReply) => FileReply

/** A reply with files inside, for `?files=inline`; they are read while it is sent. */
export async function withFilesInside<Reply>(
  files: Files,
  present: (putInside: PutInside) => Promise<Reply>,
): Promise<LateReply<Reply>> {
  const late = new LateStrings()
  let room = MAX_INLINE_BYTES
  const reply = await present((file, shown) => {
    if (file.size > room) return shown
    room -= file.size
    return { ...shown, data: late.mark(async () => (await openFile(files, file)).stream) }
  })
  return new LateReply(reply, late)
}

/** The bytes of a file that has a row; that they are gone is a fault of ours, not a wrong address. */
export async function openFile(files: Files, { id, key }: StoredFile) {
  const bytes = await files.read(key)
  if (!bytes) throw new Error(`The bytes of file ${id} are gone`)
  return bytes
}
