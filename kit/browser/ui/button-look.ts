import { classes } from './classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
/** `compact` is for tables and bars; under a finger it is as tall as the regular one. */
export type ButtonSize = 'regular' | 'compact'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-lagoon text-on-action hover:bg-lagoon-dark',
  secondary: 'border border-edge text-ink hover:border-ink hover:bg-sand',
  quiet: 'text-lagoon hover:bg-lagoon-soft',
  danger: 'bg-red text-on-action hover:brightness-90',
}

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-11 px-5 text-base',
  compact: 'min-h-11 px-3 text-sm pointer-fine:min-h-9',
}

/** How buttons look, and links that stand in a row with them. */
export function buttonLook(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-control py-1.5 text-center font-medium wrap-break-word no-underline transition',
    'disabled:opacity-50 aria-disabled:opacity-60 print:hidden',
    variants[variant],
    sizes[size],
    className,
  )
}
