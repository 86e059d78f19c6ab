import { constants, inflateSync } from 'node:zlib'

/** The last byte may look like the end of a line. */
const LOOSE = { finishFlush: constants.Z_SYNC_FLUSH }

/** What the pages of a PDF draw. */
export function drawnIn(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .flatMap(([, packed = '']) => {
      try {
        return inflateSync(Buffer.from(packed, 'latin1'), LOOSE).toString('latin1')
      } catch {
        return []
      }
    })
    .join('\n')
}

/** How long a meter of the plan is on the paper of a PDF, in millimetres. */
export const meterIn = (pdf: Buffer): number => metersIn(pdf)[0] ?? Number.NaN

/** The same of each sheet that shows a plan. */
export function metersIn(pdf: Buffer): number[] {
  const plans = drawnIn(pdf).matchAll(/([\d.]+) 0 0 \1 0 0 cm\s[\d.]+ w/g)
  return [...plans].map(([, scale]) => (Number(scale) * 1000) / (72 / 25.4))
}
