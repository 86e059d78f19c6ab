import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** Opens and closes the browser's own dialog as `open` says. */
export function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return dialog
}

/** A press that begins and ends on the ground around a dialog; marking text beyond its edge is none. */
export function usePressOutside(onPress: () => void) {
  const beganOutside = useRef(false)
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      beganOutside.current = target === currentTarget
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (beganOutside.current && target === currentTarget) onPress()
    },
  }
}
