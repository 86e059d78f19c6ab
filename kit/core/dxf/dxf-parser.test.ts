/** Another reader of DXF, not ours, sees the same lines and words in the sample plan. */
import bundle, { type DxfParser, type IEntity, type IPolylineEntity, type ITextEntity } from 'dxf-parser'
import { expect, test } from 'vitest'
import { planBytes, samplePlan, traces, wordsOf, type Point } from '#tests/support/files/plan-traces.ts'

// Its bundle is the parser itself, which its types do not say.
const Parser = bundle as unknown as typeof DxfParser
const parsed = new Parser().parseSync(Buffer.from(planBytes('floor-plan-sample.dxf')).toString('utf8'))
const entities: IEntity[] = parsed?.entities ?? []
const drawing = samplePlan('floor-plan-sample.dxf')

test('as many elements, in the same layers', () => {
  expect(drawing.shapes.map(({ layer }) => layer)).toEqual(entities.map(({ layer }) => layer))
})

test('every polyline has the same corners', () => {
  const polylines = entities.flatMap((entity, index) => (entity.type === 'POLYLINE' ? [index] : []))
  expect(polylines).toHaveLength(157)
  for (const index of polylines) {
    const { vertices } = entities[index] as IPolylineEntity
    const [line = []] = traces(drawing, index)
    expect(line.slice(0, vertices.length).map(near)).toEqual(vertices.map(({ x, y }) => near([x, y])))
  }
})

test('every word stands in the same place', () => {
  const texts = entities.flatMap((entity, index) => (entity.type === 'TEXT' ? [index] : []))
  expect(texts).toHaveLength(20)
  for (const index of texts) {
    const { text, startPoint, textHeight } = entities[index] as ITextEntity
    const words = wordsOf(drawing, index)
    expect(words).toMatchObject({ lines: [text], height: textHeight })
    expect(near([words.x, words.y])).toEqual(near([startPoint.x, startPoint.y]))
  }
})

/** Our coordinates are rounded to a tenth of a millimetre. */
function near([x, y]: Point): Point {
  return [Math.round(x * 1000) / 1000 + 0, Math.round(y * 1000) / 1000 + 0]
}
