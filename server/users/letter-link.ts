import { linkSigner, type LinkQuery } from '#server/files/signed-links.ts'
import type { World } from '#server/world.ts'
import { TEMPORARY_PASSWORD_LIFE } from './temporary-password.ts'

/** What the button of the letter carries beside `email`, for as long as the temporary password lives. */
export async function signLetter(world: World, email: string): Promise<string> {
  const signer = await linkSigner(world)
  return signer.queryOf(pathFor(email), TEMPORARY_PASSWORD_LIFE)
}

/** Whether who sends this has come by that button: they have read the letter, and nobody else can be. */
export async function hasReadLetter(world: World, email: string, sent: LinkQuery): Promise<boolean> {
  return (await linkSigner(world)).opens(pathFor(email), sent)
}

function pathFor(email: string): string {
  return `reset-password of ${email}`
}
