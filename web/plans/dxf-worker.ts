/** Reads drawings beside the page's own thread. */
import type { PlanDrawing } from '#kit/core/dxf/plan-drawing.ts'
import { PlanUnreadable } from '#kit/core/dxf/plan-unreadable.ts'
import { readDxf } from '#kit/core/dxf/read-dxf.ts'

export type DxfReply = { drawing: PlanDrawing } | { unreadable: string }

self.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
  self.postMessage(replyTo(data), { transfer: [] })
}

function replyTo(bytes: Uint8Array): DxfReply {
  try {
    return { drawing: readDxf(bytes) }
  } catch (error) {
    if (error instanceof PlanUnreadable) return { unreadable: error.message }
    throw error
  }
}
