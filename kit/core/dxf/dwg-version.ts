import { latin1 } from '#kit/core/files/bytes.ts'

/** What wrote a DWG, by the mark that it begins with. */
const programs: Record<string, string> = {
  AC1006: 'AutoCAD R10',
  AC1009: 'AutoCAD R11 or R12',
  AC1012: 'AutoCAD R13',
  AC1014: 'AutoCAD R14',
  AC1015: 'AutoCAD 2000',
  AC1018: 'AutoCAD 2004',
  AC1021: 'AutoCAD 2007',
  AC1024: 'AutoCAD 2010',
  AC1027: 'AutoCAD 2013',
  AC1032: 'AutoCAD 2018',
}

/** The program that wrote a DWG, from its first six bytes: "AutoCAD 2018". */
export function dwgVersion(head: Uint8Array): string {
  const mark = latin1(head.subarray(0, 6))
  return programs[mark] ?? (/^AC10\d\d$/.test(mark) ? `AutoCAD (${mark})` : 'AutoCAD')
}
