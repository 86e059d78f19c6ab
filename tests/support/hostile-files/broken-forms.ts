/** Forms that are wrong in themselves, whatever their file is. */
import { evidence, formBytes, formType, type Part } from '#tests/operations/evidence-door.ts'

export type BrokenForm = { what: string; body: Buffer; type: string; status: 400 | 413 }

type Sender = {
  /** The name of the file's part. */
  part: string
  /** A file that would be taken. */
  good: Uint8Array | string
  name: string
  fields: Part[]
  isRepeatable: boolean
  isRequired: boolean
  /** How long a text part may be, in bytes. */
  maxPartBytes: number
}

const TYPE = formType['content-type']
const MAX_FILES = 10
const MAX_FIELDS = 50

/** All of them for one door. */
export function brokenForms(door: Sender): BrokenForm[] {
  const { part, good, name, fields, maxPartBytes } = door
  const file: Part = { ...evidence(good, name), name: part }
  const whole = formBytes([...fields, file])
  const form = (
    what: string,
    parts: Part[],
    { end, status = 400 }: { end?: string; status?: 400 | 413 } = {},
  ) => ({
    what,
    body: formBytes([...fields, ...parts], end),
    type: TYPE,
    status,
  })
  const many = Array.from({ length: MAX_FIELDS + 1 }, (_, at) => ({ name: `field${at}`, bytes: '1' }))
  return [
    form('an empty file', [{ ...file, bytes: '' }]),
    ...(door.isRequired ? [form('no file', []), form('only a field', [{ name: 'other', bytes: '1' }])] : []),
    form(
      'too many files',
      Array.from({ length: door.isRepeatable ? MAX_FILES + 1 : 2 }, () => file),
    ),
    form('a file under another name', [{ ...file, name: 'another' }]),
    form('a file without a name of its part', [{ filename: name, bytes: good }]),
    form('a file that reaches for a prototype', [{ ...file, name: 'constructor' }]),
    form('text where the file belongs', [{ name: part, bytes: name }]),
    form('the same field twice', [file, { name: 'a', bytes: '1' }, { name: 'a', bytes: '2' }]),
    form('a field that reaches for a prototype', [file, { name: '__proto__', bytes: '1' }]),
    form('a field with a NUL byte', [file, { name: 'paymentMethod', bytes: 'che\0que' }]),
    form('no end', [file], { end: '' }),
    form('half an end', [file], { end: '--a-bound' }),
    form('a field that is too long', [file, { name: 'note', bytes: 'x'.repeat(maxPartBytes + 1) }], {
      status: 413,
    }),
    form('too many fields', [...many, file], { status: 413 }),
    ...(door.isRequired
      ? [{ what: 'nothing at all', body: Buffer.alloc(0), type: TYPE, status: 400 as const }]
      : []),
    { what: 'no boundary', body: whole, type: 'multipart/form-data', status: 400 },
    { what: 'another boundary', body: whole, type: 'multipart/form-data; boundary=another', status: 400 },
  ]
}
