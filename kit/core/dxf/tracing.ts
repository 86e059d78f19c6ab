import { placedCurve, pointsOf, type Curve } from './curves.ts'
import type { Block, DxfFile, Element } from './dxf-file.ts'
import { nameIn, numberIn, type Groups } from './dxf-values.ts'
import { lookKey, Looks, type Look } from './line-looks.ts'
import { outlineOf } from './outlines.ts'
import {
  LETTERS_OF_LINE,
  MAX_BLOCK_DEPTH,
  MAX_DEGREE,
  MAX_EFFORT,
  MAX_LETTERS,
  MAX_LOOKS,
  type DrawnLimits,
} from './plan-limits.ts'
import { chained, facing, moved, radians, scaled, turned, unmoved, type Matrix } from './plane.ts'
import { writingOf, type Writing } from './writings.ts'

/** What one element looks like, where it lies in the drawing, y up. */
export type Figure = Look & ({ kind: 'path'; curves: Curve[] } | ({ kind: 'text' } & Writing))

/** At least one group in so many is a point of a line: what has more is not even laid out. */
const GROUPS_OF_POINT = 3

/** Windows into a layout and templates of attributes show nothing of the drawing themselves. */
const unseen = new Set(['VIEWPORT', 'ATTDEF'])
const INVISIBLE = 1

/** Where a block lies that is being drawn, and in how many others. */
type Place = { matrix: Matrix; look?: Look; depth: number }

/** Goes through the elements of a file and the blocks that they place, and notes what is to be drawn. */
export class Tracing {
  readonly figures: Figure[] = []
  readonly looks: Looks
  undrawn = 0
  #file: DxfFile
  #most: DrawnLimits
  #elements = 0
  #effort = 0
  #points = 0
  #letters = 0
  #lookKeys = new Set<string>()
  #isOver = false

  constructor(file: DxfFile, most: DrawnLimits) {
    this.#file = file
    this.#most = most
    this.looks = new Looks(file)
    this.#drawAll(file.elements, { matrix: unmoved, depth: 0 })
  }

  /** Whether something is left out. */
  get isCut(): boolean {
    return this.#isOver || this.#letters > MAX_LETTERS
  }

  #drawAll(elements: readonly Element[], place: Place): void {
    for (const element of elements) {
      if (this.#isOver) return
      this.#effort += effortOf(element)
      if (++this.#elements > this.#most.elements || this.#effort > MAX_EFFORT) this.#isOver = true
      else if (numberIn(element.groups, 60) !== INVISIBLE && !unseen.has(element.type))
        this.#draw(element, place)
    }
  }

  #draw(element: Element, place: Place): void {
    const look = this.looks.of(element, place.look)
    if (this.#lookKeys.add(lookKey(look)).size > MAX_LOOKS) this.#isOver = true
    else if (element.type === 'INSERT') {
      this.#insert(element, { ...place, look })
      this.#drawAll(element.parts, place)
    } else if (element.type === 'DIMENSION') this.#block(element.groups, unmoved, { ...place, look })
    else if (!this.#write(element, look, place.matrix) && !this.#outline(element, look, place.matrix))
      this.undrawn++
  }

  #outline(element: Element, look: Look, matrix: Matrix): boolean {
    if (element.groups.length > GROUPS_OF_POINT * this.#most.points) this.#isOver = true
    const outline = this.#isOver ? undefined : outlineOf(element)
    const whole = chained(matrix, outline?.matrix ?? unmoved)
    const drawn = outline?.curves ?? []
    this.#points += drawn.reduce((sum, { steps }) => sum + 1 + steps.length, 0)
    const curves = drawn.map((curve) => placedCurve(curve, whole)).filter(isFinite)
    if (this.#points > this.#most.points) this.#isOver = true
    else if (curves.length > 0) this.figures.push({ ...look, kind: 'path', curves })
    return curves.length > 0
  }

  #write(element: Element, look: Look, matrix: Matrix): boolean {
    const writing = writingOf(element)
    if (!writing) return element.type === 'TEXT' || element.type === 'MTEXT' || element.type === 'ATTRIB'
    const whole = chained(matrix, writing.matrix)
    if (!whole.every(Number.isFinite)) return false
    for (const line of writing.lines) this.#letters += LETTERS_OF_LINE + line.length
    if (this.#letters <= MAX_LETTERS) this.figures.push({ ...look, kind: 'text', ...writing, matrix: whole })
    return true
  }

  #insert({ groups }: Element, place: Place): void {
    const [columns, rows] = [countIn(groups, 70), countIn(groups, 71)]
    for (let row = 0; row < rows && !this.#isOver; row++) {
      for (let column = 0; column < columns && !this.#isOver; column++) {
        if (++this.#elements > this.#most.elements) this.#isOver = true
        this.#block(groups, insertMatrix(groups, column, row), place)
      }
    }
  }

  #block(groups: Groups, matrix: Matrix, place: Place): void {
    const block = this.#file.blocks.get(nameIn(groups, 2))
    if (!block || place.depth >= MAX_BLOCK_DEPTH) {
      this.undrawn++
      return
    }
    const inner = chained(place.matrix, matrix, fromBase(block))
    this.#drawAll(block.elements, { ...place, matrix: inner, depth: place.depth + 1 })
  }
}

/** The code of a spline's degree, where an element may hold one. */
const degreeCodes = new Map([
  ['SPLINE', 71],
  ['HATCH', 94],
])

/** How long it takes to draw an element, in characters of a plain one. */
function effortOf({ type, groups, parts }: Element): number {
  const code = degreeCodes.get(type)
  let characters = 0
  let degree = 0
  for (const [found, value] of groups) {
    characters += 2 + value.length
    if (found === code) degree = Math.max(degree, Math.min(Number(value), MAX_DEGREE) || 0)
  }
  for (const part of parts) characters += effortOf(part)
  return 2 + characters * Math.max(1, degree ** 3 / 60)
}

function insertMatrix(groups: Groups, column: number, row: number): Matrix {
  return chained(
    facing(numberIn(groups, 210), numberIn(groups, 220), numberIn(groups, 230, 1)),
    moved(numberIn(groups, 10), numberIn(groups, 20)),
    turned(radians(numberIn(groups, 50))),
    moved(column * numberIn(groups, 44), row * numberIn(groups, 45)),
    scaled(numberIn(groups, 41, 1), numberIn(groups, 42, 1)),
  )
}

function fromBase({ base: [x, y] }: Block): Matrix {
  return moved(-x, -y)
}

function countIn(groups: Groups, code: number): number {
  return Math.max(1, numberIn(groups, code, 1) || 1)
}

function isFinite(curve: Curve): boolean {
  return pointsOf(curve).every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))
}
