import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '#kit/browser/ui/classes.ts'
import { Tabs } from '#kit/browser/ui/tabs.tsx'

type LetterTabsProps = { letter: { subject: string; text: string }; url: string }

/** A letter as it looks, and as plain text. */
export function LetterTabs({ letter: { subject, text }, url }: LetterTabsProps) {
  const plain = <pre className="max-w-text font-sans whitespace-pre-wrap">{text}</pre>
  const tabs = [
    { id: 'letter', label: 'Letter', panel: <LetterFrame key={text} subject={subject} url={url} /> },
    { id: 'text', label: 'Plain text', panel: plain },
  ]
  return <Tabs label="How the letter is shown" tabs={tabs} />
}

/**
 * Its link changes with every reply: while the letter says the same the first one stays, and nothing is drawn again. On
 * phones it takes the whole width of the window, as it does in a mail program.
 */
function LetterFrame({ subject, url }: { subject: string; url: string }) {
  const [src] = useState(url)
  const frame = useRef<HTMLIFrameElement>(null)
  const hasFocus = useFocusInside(frame)
  return (
    <div
      className={classes(
        'rounded-control max-sm:-mx-5',
        hasFocus && 'outline-2 outline-offset-2 outline-lagoon',
      )}
    >
      <iframe
        ref={frame}
        src={src}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        title={`Letter: ${subject}`}
        className="block h-[60dvh] w-full rounded-control border border-line bg-paper max-sm:rounded-none max-sm:border-x-0"
      />
    </div>
  )
}

/** Whether the focus is in a frame: no selector of this page tells it, but its window loses the focus to the frame's. */
function useFocusInside(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [isInside, setInside] = useState(false)
  useLayoutEffect(() => {
    const look = () => setInside(document.activeElement === frame.current)
    window.addEventListener('blur', look)
    window.addEventListener('focus', look)
    return () => {
      window.removeEventListener('blur', look)
      window.removeEventListener('focus', look)
    }
  }, [frame])
  return isInside
}
