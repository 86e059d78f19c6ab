import type { CSSProperties, HTMLAttributes, Ref } from 'react'
import packedModels from './packed-models.js?url'

type Point = { x: number; y: number; z: number }

/** As much of `<model-viewer>` as we use: lengths in metres, angles in radians unless they say otherwise. */
export type ModelElement = HTMLElement & {
  readonly canActivateAR: boolean
  activateAR(): Promise<void>
  getCameraOrbit(): { theta: number; phi: number; radius: number }
  getCameraTarget(): Point
  /** From top to bottom, in degrees. */
  getFieldOfView(): number
  getBoundingBoxCenter(): Point
  getDimensions(): Point
}

type ModelAttributes = Omit<HTMLAttributes<HTMLElement>, 'style'> & {
  ref?: Ref<ModelElement>
  style?: CSSProperties
  src: string
  alt: string
  'variant-name'?: string
  'camera-controls'?: boolean
  'camera-orbit'?: string
  'min-camera-orbit'?: string
  'max-camera-orbit'?: string
  'touch-action'?: string
  'interaction-prompt'?: string
  'shadow-intensity'?: string
  'shadow-softness'?: string
  'environment-image'?: string
  'tone-mapping'?: string
  exposure?: number
  loading?: string
  ar?: boolean
  'ar-modes'?: string
  'ar-scale'?: string
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    // oxlint-disable-next-line typescript/consistent-type-definitions
    interface IntrinsicElements {
      'model-viewer': ModelAttributes
    }
  }
}

/** Decoders that we do not ship are looked for here, where nothing lies, and never on another host. */
const NOWHERE = '/assets/decoders/'

/** Defines `<model-viewer>`: about 290 kB. */
export async function defineModelElement(): Promise<void> {
  const places = {
    meshoptDecoderLocation: packedModels,
    dracoDecoderLocation: NOWHERE,
    ktx2TranscoderLocation: NOWHERE,
    lottieLoaderLocation: NOWHERE,
  }
  // It reads them when the first element is made, and replaces them by itself.
  if (!customElements.get('model-viewer')) Object.assign(window, { ModelViewerElement: places })
  // What draws pages on the server never comes here, and is built without it.
  if (!import.meta.env.SSR) await import('@google/model-viewer')
}

/** Whether the browser can draw in 3D at all. */
export function drawsModels(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
