import { api } from '#contract/api.ts'
import type { Operation } from '#contract/endpoint.ts'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import type { TestShop } from '../test-shop.ts'
import { managedBy, sendFile, sendRaw } from './at-door.ts'
import { badFiles } from './bad-files.ts'
import { brokenForms } from './broken-forms.ts'
import { bytesToTheLimit } from './to-the-limit.ts'
import type { OpenDoor, UploadDoor } from './upload-doors.ts'

const MAX_PART_BYTES = 64 * 1024
const SMALL = 2000

type Outcome = [what: string, status: number]

/** What became of files and forms that have to be refused, and what should have; at the end, what is kept. */
type Refusals = { count: number; got: unknown[]; wanted: unknown[] }

/** Sends every bad file to a door. */
export async function refusedAt(
  shop: TestShop,
  door: UploadDoor,
  open: OpenDoor,
  isWhole: boolean,
): Promise<Refusals> {
  const bad = badFiles(door.rule, isWhole)
  const sent = bad.map(({ what, status, ...file }) => ({
    what,
    status,
    send: () => sendFile(shop, door, open, file),
  }))
  return allRefused(shop, sent)
}

/** The same with forms that are broken in themselves. */
export async function refusedForms(shop: TestShop, door: UploadDoor, open: OpenDoor): Promise<Refusals> {
  const { maxPartBytes = MAX_PART_BYTES } = api[door.operation] as Operation
  const rule = uploadRules[door.rule]
  const forms = brokenForms({
    part: door.part,
    good: bytesToTheLimit(rule, SMALL),
    name: `a${rule.extensions[0]}`,
    fields: open.fields(),
    isRepeatable: door.isRepeatable === true,
    isRequired: door.isRequired === true,
    maxPartBytes,
  })
  const sent = forms.map(({ what, status, ...form }) => ({
    what,
    status,
    send: () => sendRaw(shop, door, open, form),
  }))
  return allRefused(shop, sent)
}

type Sent = { what: string; status: number; send: () => Promise<{ statusCode: number }> }

async function allRefused(shop: TestShop, sent: Sent[]): Promise<Refusals> {
  const before = await managedBy(shop)
  const got: Outcome[] = []
  for (const { what, send } of sent) got.push([what, (await send()).statusCode])
  const after = await managedBy(shop)
  const wanted = sent.map(({ what, status }): Outcome => [what, status])
  return { count: sent.length, got: [...got, after], wanted: [...wanted, before] }
}
