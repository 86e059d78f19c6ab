import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

const SHOWN_FOR_MS = 2000

type CopyButtonProps = {
  /** What is copied, for screen readers: "account number". */
  what: string
  text: string
}

/** Copies a text and says so; not there where the browser keeps its clipboard closed, as on a plain http address. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }

  if (!('clipboard' in navigator)) return null
  return (
    <Button variant="quiet" size="compact" icon={isCopied ? 'check' : undefined} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
      <span className="sr-only"> {what}</span>
    </Button>
  )
}
