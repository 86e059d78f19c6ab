import jbig2 from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url'
import openjpeg from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'
import decoder from './pdf-decoder.js?url'

/** What pdf.js appends a decoder's name to; pdf-decoder.js says how it is found. */
export function decodersUrl(): string {
  const absolute = (url: string) => new URL(url, window.location.href).href
  const files = new URLSearchParams({ jbig2: absolute(jbig2), openjpeg: absolute(openjpeg) })
  return `${absolute(decoder)}?${files.toString()}&file=/`
}
