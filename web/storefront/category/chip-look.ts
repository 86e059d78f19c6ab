/** A chip that can be taken away. */
export const chipLook =
  'target-44 inline-flex min-h-9 items-center gap-1.5 rounded-full bg-sand py-1 pr-2.5 pl-3.5 text-sm transition hover:bg-line'
