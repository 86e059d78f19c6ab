/**
 * The smallest honest file of each kind, 3 × 2 pixels where it is a picture, for tests of everything that takes files.
 */
import type { FileKind } from '#kit/core/files/file-kind.ts'

const base64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const text = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

export const sampleFiles: Record<Exclude<FileKind, 'csv' | 'statement' | 'svg'>, Uint8Array> = {
  png: base64(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAMAAACqqpYoAAAAA1BMVEWqZjP/4khbAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNggAAAAAgAAa9T6iIAAAAASUVORK5CYII=',
  ),
  jpeg: base64(
    '/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJAAd//Z',
  ),
  webp: base64('UklGRjAAAABXRUJQVlA4ICQAAACQAQCdASoDAAIABUB8JaACdLoAA5gA/ru313i0aXuuMdmAAAA='),
  avif: base64(
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACAAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAMAAAACAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAobWRhdBIACgg4BCtICGg0gDISHYJixOAAFgAAkDWONX0x8FqA',
  ),
  pdf: text(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
  ),
  glb: text('glTF\x02\0\0\0\x30\0\0\0\x1c\0\0\0JSON{"asset":{"version":"2.0"}} '),
  ico: text('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0\x04\0\0\0\x16\0\0\0\0\0\0\0'),
  dwg: text('AC1032\0\0\0\0\0\0\x03\x40\0\0\0\0\0\0'),
  dxf: text('0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n'),
}
