import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { qrPath } from './qr-path.ts'

type PhoneDialogProps = { name: string; address: string; open: boolean; onClose: () => void }

/** How to go on with a phone, whose camera opens this piece in 3D. */
export function PhoneDialog({ name, address, open, onClose }: PhoneDialogProps) {
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
