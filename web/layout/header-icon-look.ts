/** How the pictures at the end of the header look. */
export const headerIconLook =
  'relative inline-flex size-11 items-center justify-center rounded-control text-ink transition hover:bg-sand'
