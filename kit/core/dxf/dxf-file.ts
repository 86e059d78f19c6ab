/** What a DXF holds, before any of it is drawn: its header, layers, line types, blocks and elements. */
import { type Group, dxfGroups, tooLarge } from './dxf-groups.ts'
import { nameIn, numbersAt, numberIn, type Groups } from './dxf-values.ts'
import { MAX_DASHES, MAX_RECORDS } from './plan-limits.ts'
import { PlanUnreadable } from './plan-unreadable.ts'

/** LINE, ARC, INSERT…; `parts` are the vertices of a POLYLINE and the attributes of an INSERT. */
export type Element = { type: string; groups: Groups; parts: Element[] }
export type Block = { base: readonly [x: number, y: number]; elements: Element[] }
export type LayerEntry = {
  name: string
  colorIndex: number
  trueColor?: number
  isOn: boolean
  lineType: string
}

export type DxfFile = {
  header: ReadonlyMap<string, Groups>
  layers: LayerEntry[]
  /** Dashes (over 0), gaps (under 0) and dots (0) by the line type's name in capitals. */
  lineTypes: ReadonlyMap<string, number[]>
  /** By name in capitals. */
  blocks: ReadonlyMap<string, Block>
  elements: Element[]
}

const FROZEN = 1

/** @throws PlanUnreadable for what is no DXF, has no elements at all or too many groups */
export function readDxfFile(bytes: Uint8Array): DxfFile {
  const sections = sectionsOf(recordsOf(dxfGroups(bytes)))
  if (sections.size === 0) throw new PlanUnreadable('This is no DXF drawing.')
  const tables = sections.get('TABLES') ?? []
  return {
    header: headerOf(sections.get('HEADER')?.[0]?.groups ?? []),
    layers: tables.filter(({ type }) => type === 'LAYER').map(layerOf),
    lineTypes: new Map(tables.filter(({ type }) => type === 'LTYPE').map(lineTypeOf)),
    blocks: blocksOf(sections.get('BLOCKS') ?? []),
    elements: elementsOf(sections.get('ENTITIES') ?? []),
  }
}

/** Each group 0 begins a record, which lasts until the next one. */
function recordsOf(groups: Group[]): Element[] {
  const records: Element[] = []
  let inside: Group[] = []
  for (const group of groups) {
    if (group[0] === 0) {
      if (records.length >= MAX_RECORDS) throw tooLarge()
      inside = []
      records.push({ type: group[1].trim().toUpperCase(), groups: inside, parts: [] })
    } else inside.push(group)
  }
  return records
}

/** The records of each section by its name; the first one of each is the SECTION itself. */
function sectionsOf(records: Element[]): Map<string, Element[]> {
  const sections = new Map<string, Element[]>()
  let open: Element[] | undefined
  for (const record of records) {
    if (record.type === 'ENDSEC') open = undefined
    else if (record.type === 'SECTION') {
      open = [record]
      sections.set(nameIn(record.groups, 2), open)
    } else open?.push(record)
  }
  return sections
}

/** Variables: group 9 names one, and its values follow. */
function headerOf(groups: Groups): Map<string, Groups> {
  const variables = new Map<string, Group[]>()
  let values: Group[] = []
  for (const group of groups) {
    if (group[0] === 9) {
      values = []
      variables.set(group[1].trim().toUpperCase(), values)
    } else values.push(group)
  }
  return variables
}

function layerOf({ groups }: Element): LayerEntry {
  const color = numberIn(groups, 62, 7)
  const [trueColor] = numbersAt(groups, 420)
  return {
    name: nameIn(groups, 2, false),
    colorIndex: Math.abs(color),
    trueColor,
    isOn: color >= 0 && (numberIn(groups, 70) & FROZEN) === 0,
    lineType: nameIn(groups, 6),
  }
}

function lineTypeOf({ groups }: Element): [string, number[]] {
  return [nameIn(groups, 2), numbersAt(groups, 49).slice(0, MAX_DASHES)]
}

function blocksOf(records: Element[]): Map<string, Block> {
  const blocks = new Map<string, Block>()
  let open: Element[] | undefined
  for (const record of records) {
    if (record.type === 'BLOCK') {
      open = []
      const base = [numberIn(record.groups, 10), numberIn(record.groups, 20)] as const
      blocks.set(nameIn(record.groups, 2), { base, elements: open })
    } else if (record.type === 'ENDBLK') open = undefined
    else open?.push(record)
  }
  for (const block of blocks.values()) block.elements = withParts(block.elements)
  return blocks
}

/** Those of the model; of a layout's sheet only where the model is empty. */
function elementsOf([, ...records]: Element[]): Element[] {
  const all = withParts(records)
  const model = all.filter(({ groups }) => numberIn(groups, 67) !== 1)
  return model.length > 0 ? model : all
}

const partTypes = new Set(['VERTEX', 'ATTRIB', 'SEQEND'])

/** Vertices and attributes, which follow their element as records of their own, put into it. */
function withParts(records: Element[]): Element[] {
  const elements: Element[] = []
  for (const record of records) {
    if (!partTypes.has(record.type)) elements.push(record)
    else if (record.type !== 'SEQEND') elements.at(-1)?.parts.push(record)
  }
  return elements
}
