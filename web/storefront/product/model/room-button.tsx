import { useState } from 'react'
import { arModelOf } from '#domain/products/ar-model.ts'
import { useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { stageButtonLook } from '../stage-button-look.ts'
import type { ShownProduct } from '../product-loader.ts'
import type { ModelElement } from './model-element.ts'
import { PhoneDialog } from './phone-dialog.tsx'
import { sceneViewerLink } from './scene-viewer.ts'

type RoomButtonProps = { model: ModelElement; product: ShownProduct; address: string; chosen: string }

const look = `${stageButtonLook} right-4 bottom-4`

/** Puts the piece into the room where the visitor is; on a computer it shows how to go on with a phone. */
export function RoomButton({ model, product, address, chosen }: RoomButtonProps) {
  const { origin } = useShop()
  const [isOpen, setOpen] = useState(false)
  const page = origin + paths.productIn3d(product._id, chosen)
  const way = wayIntoRoom(model)
  if (way === undefined) return null
  if (way === 'scene-viewer') {
    const file = new URL(arModelOf(address, chosen) ?? address, origin).href
    return (
      <a href={sceneViewerLink({ file, title: product.name, page })} className={`${look} no-underline`}>
        <Words />
      </a>
    )
  }
  const press = () => (way === 'viewer' ? void model.activateAR() : setOpen(true))
  return (
    <>
      <button type="button" onClick={press} className={look}>
        <Words />
      </button>
      <PhoneDialog name={product.name} address={page} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function Words() {
  return (
    <>
      <Icon name="home" />
      View in your room
    </>
  )
}

/** WebXR or Quick Look by the viewer itself, else Android's Scene Viewer, else another device: a computer's visitor has a phone. */
function wayIntoRoom(model: ModelElement): 'viewer' | 'scene-viewer' | 'phone' | undefined {
  if (model.canActivateAR) return 'viewer'
  const { userAgent } = navigator
  if (/android/i.test(userAgent) && !/firefox/i.test(userAgent)) return 'scene-viewer'
  return window.matchMedia('(pointer: coarse)').matches ? undefined : 'phone'
}
