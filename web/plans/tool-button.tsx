import type { ComponentProps } from 'react'
import { classes } from '#kit/browser/ui/classes.ts'
import { PlanIcon, type PlanIconName } from './plan-icon.tsx'

type ToolButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: PlanIconName
  label: string
  /** Stands beside the sign where there is room; it begins the label. */
  word?: string
  /** A tool that is in hand or not. */
  isPressed?: boolean
}

/** A button of the drawing table. */
export function ToolButton({ icon, label, word, isPressed, className, ...button }: ToolButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      className={classes(
        'inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control text-sm transition',
        'disabled:opacity-40 aria-disabled:opacity-40',
        word !== undefined && 'lg:px-3',
        isPressed ? 'bg-lagoon text-on-action' : 'text-ink hover:bg-sand',
        className,
      )}
    >
      <PlanIcon name={icon} />
      {word !== undefined && <span className="hidden lg:inline">{word}</span>}
    </button>
  )
}
