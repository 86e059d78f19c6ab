import { useLayoutEffect, useRef } from 'react'
import { useShop } from '#web/shop/shop.ts'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { useClickOutside } from '#kit/browser/ui/use-modal.ts'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { PackageView } from './package-view.tsx'
import { usePackageWindow } from './use-package-window.ts'
import { LOADING_PACKAGES } from './packages-waiting.tsx'

const TITLE = 'package-title'

/** The window in which a package is looked at over the shelves; by a link of its own it is a page. */
export function PackageWindow() {
  const { id, shown, leave } = usePackageWindow()
  const isOpen = id !== undefined
  const existing = useShop().packages.find((one) => one.id === id)
  return (
    // The keyboard closes it by Escape, which the browser turns into `close`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={useModal(isOpen)}
      aria-labelledby={TITLE}
      onClose={({ currentTarget }) => isOpen && !currentTarget.open && leave()}
      className="dialog package-window"
      {...useClickOutside(leave)}
    >
      {isOpen && (
        <>
          <IconButton
            icon="close"
            label="Close"
            onClick={leave}
            className="absolute top-3 right-3 z-10 rounded-full bg-paper"
          />
          {shown ? (
            <PackageView shown={shown} titleId={TITLE} />
          ) : (
            <PackageComing name={existing?.name ?? ''} titleId={TITLE} />
          )}
        </>
      )}
    </dialog>
  )
}

/** The browser's own dialog keeps the focus inside and closes by Escape; its title is read first. */
function useModal(isOpen: boolean) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    if (!isOpen) ref.current?.close()
    else if (!ref.current?.open) {
      ref.current?.showModal()
      document.getElementById(TITLE)?.focus()
    }
  }, [isOpen])
  return ref
}

/** Stands in the window while a package is on its way. */
function PackageComing({ name, titleId }: { name: string; titleId: string }) {
  return (
    <div aria-busy="true" className="package-columns">
      <Skeleton className="aspect-[4/3] w-full lg:aspect-auto lg:h-full" />
      <div className="grid content-start gap-4 px-4 py-5 sm:p-8 lg:p-12">
        <h2 id={titleId} tabIndex={-1} className="title-page pr-10 outline-none">
          {name}
        </h2>
        <output className="text-muted">{LOADING_PACKAGES}</output>
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-6 h-4 w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  )
}
