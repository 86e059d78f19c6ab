/** Every file that no upload may take, by the rule that it is sent under (docs/specification/promises.md, section 4.2). */
import {
  type FileKind,
  mayCarryName,
  safeFileName,
  type UploadRule,
  uploadRules,
  type UploadRuleName,
} from '#kit/core/files/file-kind.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { brokenDocuments } from './documents.ts'
import { brokenPictures, pictureBombs, pngChunk, pngWith } from './pictures.ts'

export type BadFile = { what: string; bytes: Uint8Array | string; name: string; status: 400 | 415 }

const html = '<!doctype html><script>alert(1)</script>'
const disguised: [what: string, bytes: string][] = [
  ['a web page', html],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a script', 'alert(document.cookie)'],
  ['a program', 'MZ\x90\0\x03\0\0\0'],
  ['an archive', 'PK\x03\x04\x14\0\0\0'],
]
const otherFormats: [what: string, bytes: string, ending: string][] = [
  ['a GIF', 'GIF89a\x01\0\x01\0\0\0\0;', '.gif'],
  ['a GIF that is a script too', 'GIF89a/*\0*/=1;alert(1)', '.gif'],
  ['a TIFF', 'II*\0\x08\0\0\0', '.tif'],
  ['a bitmap', 'BM\x1a\0\0\0', '.bmp'],
]
const glbCutShort = Buffer.concat([sampleFiles.glb, Buffer.alloc(8)])
const unreadablePng = pngWith(pngChunk('IDAT', Buffer.from('no pixels at all')))

/** The rules whose pictures the shop makes anew, so that they have to be readable. */
const remade = new Set<UploadRuleName>(['productImage', 'shopPicture', 'logo'])

/** `isWhole`: each disguise under each name that would be taken, not one name each. */
export function badFiles(ruleName: UploadRuleName, isWhole: boolean): BadFile[] {
  const rule: UploadRule = uploadRules[ruleName]
  const refused = [
    ...disguises(rule, isWhole),
    ...wrongNames(rule),
    ...wrongKinds(rule),
    ...pictureBombs,
    ...brokenPictures,
    ...brokenDocuments,
    ...(remade.has(ruleName) ? ([['a PNG that cannot be read', unreadablePng, 'a.png']] as const) : []),
    ...(ruleName === 'model' ? ([['a model of another length', glbCutShort, 'a.glb']] as const) : []),
  ]
  return refused.map(([what, bytes, name]) => ({ what, bytes, name, status: statusOf(rule, bytes, name) }))
}

type Named = readonly [what: string, bytes: Uint8Array | string, name: string]

function disguises({ extensions }: UploadRule, isWhole: boolean): Named[] {
  return disguised.flatMap(([what, bytes], at) => {
    const names = isWhole ? extensions : [extensions[at % extensions.length] ?? '']
    return names.map((ending): Named => [`${what} called ${ending}`, bytes, `a${ending}`])
  })
}

/** A good file under a name that its rule does not take. */
function wrongNames({ kinds, extensions: [ending = ''] }: UploadRule): Named[] {
  const [kind = 'png'] = kinds
  const good = bytesOf(kind === 'svg' ? 'png' : kind)
  return [
    ['a good file called a page', good, 'a.html'],
    ['a good file with a second ending', good, `a${ending}.html`],
    ['a good file with a second ending of a program', good, `a${ending}.exe`],
    ['a good file without an ending', good, 'a'],
    ['a good file without a name', good, ''],
    ['a file that is only an ending', good, `....${ending.slice(1)}`],
  ]
}

/** Every kind that the rule does not take, under its own name and under one that would be taken. */
function wrongKinds({ kinds, extensions: [ending = ''] }: UploadRule): Named[] {
  const others = (Object.keys(sampleFiles) as Exclude<FileKind, 'csv' | 'statement' | 'svg'>[]).filter(
    (kind) => !kinds.includes(kind),
  )
  return [
    ...others.map((kind): Named => [`a file of kind ${kind}`, sampleFiles[kind], `a.${kind}`]),
    ...others.map((kind): Named => [
      `a file of kind ${kind} called ${ending}`,
      sampleFiles[kind],
      `a${ending}`,
    ]),
    ...otherFormats.map(([what, bytes, own]): Named => [what, bytes, `a${own}`]),
    ...otherFormats.map(([what, bytes]): Named => [`${what} called ${ending}`, bytes, `a${ending}`]),
  ]
}

function bytesOf(kind: keyof typeof sampleFiles | 'csv' | 'statement'): Uint8Array | string {
  return kind === 'csv' || kind === 'statement' ? 'productCode,name\n' : sampleFiles[kind]
}

/** Any text is a table where one is expected: what is wrong with it is said of its columns. A web page is no statement. */
function statusOf(rule: UploadRule, bytes: Uint8Array | string, name: string): 400 | 415 {
  const isText = rule.kinds.includes('csv') || (rule.kinds.includes('statement') && bytes !== html)
  const isNamed = isText && mayCarryName(rule, safeFileName(name))
  return isNamed && !Buffer.from(bytes as string).includes(0) ? 400 : 415
}
