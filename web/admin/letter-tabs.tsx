import { useState } from 'react'
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
  return (
    // What has the focus in a frame is no focus-visible of this page.
    <div className="rounded-control outline-lagoon focus-within:outline-2 focus-within:outline-offset-2 max-sm:-mx-5">
      <iframe
        src={src}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        title={`Letter: ${subject}`}
        className="block h-[60dvh] w-full rounded-control border border-line bg-paper max-sm:rounded-none max-sm:border-x-0"
      />
    </div>
  )
}
