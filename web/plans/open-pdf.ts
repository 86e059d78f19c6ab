import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist'
// oxlint-disable-next-line import/default
import rendererUrl from 'pdfjs-dist/build/pdf.renderer.min.mjs?url'
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import jbig2 from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url'
import openjpeg from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'
import { PlanUnreadable } from '#kit/core/dxf/plan-unreadable.ts'
import type { OpenPlan, SheetSize } from './plan-props.ts'
import decoder from './pdf-decoder.js?url'

/** A set of plans may have many sheets; more than these are not shown. */
const MAX_PAGES = 100

GlobalWorkerOptions.workerSrc = workerUrl
// Pages are drawn beside the page's own thread, too: a path of 1 MB can take minutes.
GlobalWorkerOptions.rendererSrc = rendererUrl

/** @throws PlanUnreadable for a PDF that is broken or locked */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<OpenPlan> {
  // Nothing is fetched from other hosts, and neither WebAssembly nor generated code is asked of our policy.
  const loading = getDocument({
    data: bytes,
    useWasm: false,
    wasmUrl: decodersUrl(),
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  const close = () => void loading.destroy().catch(() => {})
  signal.addEventListener('abort', close, { once: true })
  try {
    const pdf = await loading.promise
    return { kind: 'pdf', pdf, sizes: await sizesOf(pdf), close }
  } catch (error) {
    close()
    if (signal.aborted) throw error
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new PlanUnreadable(
      isLocked ? 'This PDF is locked with a password.' : 'This PDF is broken and cannot be shown.',
    )
  }
}

/** Of each page, in points. */
async function sizesOf(pdf: PDFDocumentProxy): Promise<SheetSize[]> {
  const numbers = Array.from({ length: Math.min(pdf.numPages, MAX_PAGES) }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)))
  return pages.map((page) => {
    const { width, height } = page.getViewport({ scale: 1 })
    return { width, height }
  })
}

/** What pdf.js appends a decoder's name to; pdf-decoder.js says how it is found. */
function decodersUrl(): string {
  const absolute = (url: string) => new URL(url, window.location.href).href
  const files = new URLSearchParams({ jbig2: absolute(jbig2), openjpeg: absolute(openjpeg) })
  return `${absolute(decoder)}?${files.toString()}&file=/`
}
