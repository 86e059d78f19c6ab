import type { ReactNode } from 'react'
import { pictureFile } from '#web/products/product-picture.tsx'
import { RowLink } from './list-of.tsx'
import { Thumbnail } from './thumbnail.tsx'

type NamedCellProps = {
  picture: Parameters<typeof pictureFile>[0] | undefined
  name: string
  to: string
  /** What else tells it apart. */
  children: ReactNode
}

/** What a row is about: its picture and its name, which leads to its form. */
export function NamedCell({ picture, name, to, children }: NamedCellProps) {
  return (
    <div className="flex min-w-0 items-center gap-3 text-left">
      <Thumbnail image={picture && pictureFile(picture, 128)} />
      <div className="min-w-24 wrap-anywhere">
        <RowLink to={to}>{name}</RowLink>
        {children}
      </div>
    </div>
  )
}
