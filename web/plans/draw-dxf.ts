import type { PlanDrawing } from '#kit/core/dxf/plan-drawing.ts'
import { PlanUnreadable } from '#kit/core/dxf/plan-unreadable.ts'
import type { DxfReply } from './dxf-worker.ts'

/** A drawing that takes longer is given up. */
const TIME_LIMIT_MS = 20_000

/**
 * Reads a DXF on a thread of its own, so that the page answers meanwhile.
 *
 * @throws PlanUnreadable for what is no DXF, is empty, or takes longer than 20 s
 */
export function drawDxf(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<PlanDrawing> {
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
