import type { DxfFile, Element, LayerEntry } from './dxf-file.ts'
import { nameIn, numberIn, numbersAt } from './dxf-values.ts'
import { indexedColor, trueColor } from './line-colors.ts'
import type { PlanLayer } from './plan-drawing.ts'

/** On which layer an element lies, and how its lines look. */
export type Look = { layer: string; color: string; dash: readonly number[] | undefined }

/** The same for what looks alike on the same layer. */
export function lookKey({ layer, color, dash }: Look): string {
  return `${color} ${dash?.join(',') ?? ''} ${layer}`
}

const BY_BLOCK = 0
const BY_LAYER = 256
/** What lies on layer 0 of a block takes the layer on which the block is placed. */
const BLOCK_LAYER = '0'
/** A dot, in parts of the pattern's length. */
const DOT = 0.02

/** What the layers and line types of a file say of its elements. */
export class Looks {
  #layers: Map<string, LayerEntry>
  #lineTypes: DxfFile['lineTypes']
  #dashScale: number

  constructor({ layers, lineTypes, header }: DxfFile) {
    this.#layers = new Map(layers.map((layer) => [layer.name.toUpperCase(), layer]))
    this.#lineTypes = lineTypes
    this.#dashScale = numberIn(header.get('$LTSCALE') ?? [], 40, 1)
  }

  /** The look of an element; `block` is that of the INSERT which places it. */
  of({ groups }: Element, block?: Look): Look {
    const name = nameIn(groups, 8, false)
    const isOfBlock = block !== undefined && (name === BLOCK_LAYER || name === '')
    const layer = this.#layer(isOfBlock ? block.layer : name)
    const lineType = nameIn(groups, 6) || 'BYLAYER'
    return {
      layer: layer.name,
      color: this.#color(numberIn(groups, 62, BY_LAYER), numbersAt(groups, 420)[0], layer, block),
      dash:
        lineType === 'BYBLOCK'
          ? block?.dash
          : this.#dash(lineType === 'BYLAYER' ? layer.lineType : lineType, numberIn(groups, 48, 1)),
    }
  }

  /** The named layers, in the file's order. */
  listed(names: ReadonlySet<string>): PlanLayer[] {
    return [...this.#layers.values()]
      .filter(({ name }) => names.has(name))
      .map((layer) => ({ name: layer.name, color: layerColor(layer), isOn: layer.isOn }))
  }

  /** A layer that only an element names is added to the list. */
  #layer(name: string): LayerEntry {
    const existing = this.#layers.get(name.toUpperCase())
    if (existing) return existing
    const added = { name: name || BLOCK_LAYER, colorIndex: 7, isOn: true, lineType: '' }
    this.#layers.set(added.name.toUpperCase(), added)
    return added
  }

  #color(index: number, own: number | undefined, layer: LayerEntry, block: Look | undefined): string {
    if (own !== undefined) return trueColor(own)
    if (index === BY_BLOCK && block) return block.color
    return index === BY_LAYER || index === BY_BLOCK ? layerColor(layer) : indexedColor(Math.abs(index))
  }

  #dash(lineType: string, ownScale: number): readonly number[] | undefined {
    const pattern = this.#lineTypes.get(lineType) ?? []
    const total = pattern.reduce((sum, part) => sum + Math.abs(part), 0)
    if (pattern.length < 2 || !(total > 0)) return undefined
    const scale = this.#dashScale * ownScale
    return pattern.map((part) => Math.max(Math.abs(part), total * DOT) * scale)
  }
}

function layerColor({ trueColor: own, colorIndex }: LayerEntry): string {
  return own === undefined ? indexedColor(colorIndex) : trueColor(own)
}
