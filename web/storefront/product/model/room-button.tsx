import { useState } from 'react'
import { encode } from 'uqr'
import { arModelOf } from '#domain/products/ar-model.ts'
import { useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { stageButtonLook } from '../stage-button-look.ts'
import type { ShownProduct } from '../product-loader.ts'
import type { ModelElement } from './model-element.ts'

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

type PhoneDialogProps = { name: string; address: string; open: boolean; onClose: () => void }

/** How to go on with a phone, whose camera opens this piece in 3D. */
function PhoneDialog({ name, address, open, onClose }: PhoneDialogProps) {
  const { path, size } = qrPath(address)
  return (
    <Dialog open={open} onClose={onClose} title="View in your room">
      <div className="grid justify-items-center gap-6 sm:grid-cols-[auto_1fr] sm:items-center">
        <svg
          role="img"
          aria-label={`QR code with the address of ${name} in 3D`}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          className="size-48 rounded-control border border-line bg-on-action"
        >
          <path d={path} fill="currentColor" />
        </svg>
        <div className="grid gap-3">
          <p className="text-lg">Point your phone’s camera at the code.</p>
          <ol className="grid list-decimal gap-1.5 pl-5 text-muted">
            <li>{name} opens on your phone, in the finish you chose.</li>
            <li>Press “View in your room” there.</li>
            <li>Aim at the floor. The piece stands before you in its true size.</li>
          </ol>
        </div>
      </div>
    </Dialog>
  )
}

/** Dark squares of a QR code, and how many squares it is wide; scanners want the quiet edge of four around it. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}

type Placed = {
  /** Whole address of a model that Scene Viewer reads: it knows no packed ones. */
  file: string
  title: string
  /** Whole address of the page, for a way back and for phones without Scene Viewer. */
  page: string
}

/** What opens Android's Scene Viewer with a piece in its true size. */
export function sceneViewerLink({ file, title, page }: Placed): string {
  const requested = new URLSearchParams({
    file,
    title,
    link: page,
    mode: 'ar_preferred',
    resizable: 'false',
    disable_occlusion: 'true',
  })
  const intent = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(page)}`,
    'end',
  ]
  return `intent://arvr.google.com/scene-viewer/1.2?${requested}#Intent;${intent.join(';')};`
}
