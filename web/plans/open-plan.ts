import { dwgVersion } from '#kit/core/dxf/dwg-version.ts'
import { fileKindOf } from '#kit/core/files/kind-of-bytes.ts'
import { metresPer } from '#domain/designs/plan-lengths.ts'
import type { PlanDrawing } from '#kit/core/dxf/plan-drawing.ts'
import { PlanUnreadable } from '#kit/core/dxf/plan-unreadable.ts'
import { drawDxf } from './draw-dxf.ts'
import { fetchPlan, fetchStart } from './fetch-plan.ts'
import type { OpenPdf } from './open-pdf.ts'
import { openPicture } from './open-picture.ts'
import type { PlanOnTable } from './plan-props.ts'

export type SheetSize = { width: number; height: number }

type Shown = {
  /** By page. Pictures and drawings have one. */
  sizes: readonly SheetSize[]
  /** How many metres one unit of the size is, where the drawing states it. */
  metresPerUnit?: number
  /** Gives back what it holds of the browser. */
  close: () => void
}

/** A plan that lies ready on the table, or a drawing of which only facts can be told. */
export type OpenPlan =
  | ({ kind: 'picture'; url: string; isFromInside: boolean; version?: string } & Shown)
  | ({ kind: 'pdf'; pdf: OpenPdf } & Shown)
  | ({ kind: 'drawing'; drawing: PlanDrawing } & Shown)
  | { kind: 'closed'; version: string; close: () => void }

/** A plan that lies open. */
export type ShownPlan = Exclude<OpenPlan, { kind: 'closed' }>

type Asked = Pick<PlanOnTable, 'file' | 'pictureUrl' | 'drawingUrl'>

/** How many bytes at both ends tell what a file is. */
const END_BYTES = 65_536

/**
 * Fetches a plan and makes it ready to be shown, whatever its format.
 *
 * @throws PlanUnreadable for what is broken; anything else is a fault of the line, and may be tried again
 */
export async function openPlan(
  { file, pictureUrl, drawingUrl }: Asked,
  signal: AbortSignal,
): Promise<OpenPlan> {
  if (/\.dwg$/i.test(file.name)) return openDwg({ file, pictureUrl, drawingUrl }, signal)
  const bytes = await fetchPlan(file.url, signal)
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
async function openDwg({ file, pictureUrl, drawingUrl }: Asked, signal: AbortSignal): Promise<OpenPlan> {
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
    metresPerUnit: unit === null || isUnitAssumed ? undefined : metresPer[unit],
    close: () => {},
  }
}

function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof PlanUnreadable)) throw error
}
