import { type ReactNode, useState } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { Facts, type Fact } from '#kit/browser/ui/facts.tsx'
import { useObjectUrl } from '#kit/browser/ui/use-object-url.ts'
import { Written } from '#kit/browser/ui/written.tsx'
import type { DraftImage } from './draft-images.ts'

type Line = { id: string; text: string }

export type Previewed = {
  name: string
  /** The first is on its card. */
  images: readonly DraftImage[]
  price: ReactNode
  description: string
  lists: readonly { id: string; title: string; lines: readonly Line[] }[]
  facts: Fact[]
}

/** Shows what is written as shoppers will read it, before it is saved. */
export function DraftPreview({ shown }: { shown: () => Previewed }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" type="button" onClick={() => setOpen(true)} className="mr-auto">
        Preview as typed
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="As shoppers will read it" look="wide">
        {isOpen && <Shown {...shown()} />}
      </Dialog>
    </>
  )
}

function Shown({ name, images: [cover], price, description, lists, facts }: Previewed) {
  const picked = useObjectUrl(cover?.file)
  const picture = picked ?? cover?.thumbnail
  return (
    <div className="grid content-start gap-6 sm:grid-cols-2">
      <div className="aspect-square overflow-hidden rounded-picture bg-plinth">
        {picture && <img src={picture} alt={cover?.alt ?? ''} className="size-full object-cover" />}
      </div>
      <div className="grid min-w-0 content-start gap-4 wrap-anywhere">
        <h3 className="title-page">{name.trim() || 'No name yet'}</h3>
        <p className="text-xl">{price}</p>
        <Written text={description} />
        {lists.map(({ id, title, lines }) => (
          <PreviewedList key={id} title={title} lines={lines.filter(({ text }) => text.trim() !== '')} />
        ))}
        <Facts facts={facts} />
      </div>
    </div>
  )
}

function PreviewedList({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h4 className="font-medium">{title}</h4>
      <ul className="mt-1 list-disc pl-5">
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
