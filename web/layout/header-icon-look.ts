/** How the pictures at the end of the header look. */
export const headerIconLook =
  'relative inline-flex size-11 items-center justify-center rounded-control text-ink transition hover:bg-sand'

/** How the number at their corner looks. */
export const headerCountLook =
  'absolute top-0.5 right-0 min-w-5 rounded-full bg-koa px-1 text-center text-xs leading-5 font-semibold text-on-action tabular-nums'
