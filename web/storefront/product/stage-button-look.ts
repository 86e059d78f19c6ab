/** A button over a picture or a model. */
export const stageButtonLook =
  'absolute z-10 inline-flex min-h-11 items-center gap-2 rounded-full bg-paper px-4 text-sm font-medium text-ink shadow-float transition hover:bg-sand'
