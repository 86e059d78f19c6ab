import { dwgVersion } from '#kit/core/dxf/dwg-version.ts'
import { fileKindOf } from '#kit/core/files/kind-of-bytes.ts'
import { cmPer } from '#kit/core/length-units.ts'
import type { PlanDrawing } from '#kit/core/dxf/plan-drawing.ts'
import { PlanUnreadable } from '#kit/core/dxf/plan-unreadable.ts'
import { storedToken } from '#web/session.ts'
import type { OpenPlan, PlanOnTable } from './plan-props.ts'
import type { DxfReply } from './dxf-worker.ts'

type Requested = Pick<PlanOnTable, 'file' | 'pictureUrl' | 'drawingUrl'>

/** How many bytes at both ends tell what a file is. */
const END_BYTES = 65_536

/**
 * Fetches a plan and makes it ready to be shown, whatever its format.
 *
 * @throws PlanUnreadable for what is broken; anything else is a fault of the line, and may be tried again
 */
export async function openPlan(
  { file, pictureUrl, drawingUrl }: Requested,
  signal: AbortSignal,
): Promise<OpenPlan> {
  if (/\.dwg$/i.test(file.name)) return openDwg({ file, pictureUrl, drawingUrl }, signal)
  return openBytes(await fetchPlan(file.url, signal), signal)
}

/**
 * The same for the bytes of any plan but a DWG.
 *
 * @throws PlanUnreadable for what is broken
 */
export async function openBytes(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<OpenPlan> {
  switch (fileKindOf(bytes.subarray(0, END_BYTES), bytes.subarray(-END_BYTES))) {
    case 'png':
      return openPicture(bytes, 'image/png')
    case 'jpeg':
      return openPicture(bytes, 'image/jpeg')
    case 'pdf':
      return (await import('./open-pdf.ts')).openPdf(bytes, signal)
    case 'dxf':
      return openDrawing(bytes, signal)
    default:
      throw new PlanUnreadable('This file is broken, or of a kind that cannot be shown here.')
  }
}

/** The drawing itself where it was converted, else the picture inside it, else what is known of it. */
async function openDwg({ file, pictureUrl, drawingUrl }: Requested, signal: AbortSignal): Promise<OpenPlan> {
  if (drawingUrl) {
    const drawn = await openDrawing(await fetchPlan(drawingUrl, signal), signal).catch(unlessUnreadable)
    if (drawn) return drawn
  }
  const version = file.version ?? dwgVersion(await fetchStart(file.url, signal))
  if (pictureUrl) {
    const bytes = await fetchPlan(pictureUrl, signal)
    const picture = await openPicture(bytes, 'image/png').catch(unlessUnreadable)
    if (picture) return { ...picture, isFromInside: true, version }
  }
  return { kind: 'closed', version, close: () => {} }
}

async function openDrawing(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<OpenPlan> {
  const drawing = await drawDxf(bytes, signal)
  const { unit, isUnitAssumed, width, height } = drawing
  return {
    kind: 'drawing',
    drawing,
    sizes: [{ width, height }],
    metresPerUnit: unit === null || isUnitAssumed ? undefined : cmPer[unit] / 100,
    close: () => {},
  }
}

function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof PlanUnreadable)) throw error
}

/** A picture in memory, under a type that we name: nothing in it can run. */
async function openPicture(
  bytes: Uint8Array<ArrayBuffer>,
  type: 'image/png' | 'image/jpeg',
): Promise<Extract<OpenPlan, { kind: 'picture' }>> {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const picture = new Image()
  picture.src = url
  try {
    await picture.decode()
  } catch {
    URL.revokeObjectURL(url)
    throw new PlanUnreadable('This picture is broken.')
  }
  return {
    kind: 'picture',
    url,
    isFromInside: false,
    sizes: [{ width: picture.naturalWidth, height: picture.naturalHeight }],
    close: () => URL.revokeObjectURL(url),
  }
}

/** The bytes of a private file, by its signed link or as whoever is signed in: the link ends after minutes. */
export async function fetchPlan(url: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await reply(url, signal)).arrayBuffer())
}

/** The first piece of a file; the rest is not waited for. */
async function fetchStart(url: string, signal?: AbortSignal): Promise<Uint8Array> {
  const reader = (await reply(url, signal)).body?.getReader()
  const start = await reader?.read()
  await reader?.cancel()
  return start?.value ?? new Uint8Array()
}

async function reply(url: string, signal?: AbortSignal): Promise<Response> {
  const token = storedToken()
  const isOurs = new URL(url, window.location.href).origin === window.location.origin
  const headers: HeadersInit = isOurs && token !== null ? { authorization: `Bearer ${token}` } : {}
  const answer = await fetch(url, { headers, signal })
  if (!answer.ok) throw new Error(`The plan was answered by ${answer.status}`)
  return answer
}

/** A drawing that takes longer is given up. */
const TIME_LIMIT_MS = 20_000

/**
 * Reads a DXF on a thread of its own, so that the page answers meanwhile.
 *
 * @throws PlanUnreadable for what is no DXF, is empty, or takes longer than 20 s
 */
function drawDxf(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<PlanDrawing> {
  const worker = new Worker(new URL('./dxf-worker.ts', import.meta.url), { type: 'module' })
  const late = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])
  return new Promise<PlanDrawing>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DxfReply>) =>
      'drawing' in data ? resolve(data.drawing) : reject(new PlanUnreadable(data.unreadable))
    worker.onerror = () => reject(new Error('The drawing could not be read'))
    late.addEventListener('abort', () =>
      reject(
        signal.aborted ? new Error('aborted') : new PlanUnreadable('This drawing is too large to be shown.'),
      ),
    )
    worker.postMessage(bytes, [bytes.buffer])
  }).finally(() => worker.terminate())
}
