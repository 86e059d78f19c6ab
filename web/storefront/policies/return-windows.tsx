import type { ReactNode } from 'react'
import { returnWindows } from '#domain/return-windows.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from './policy-text.tsx'

type Window = { before: string; time: string; after?: string; happened: string; todo: ReactNode }

const windows: Window[] = [
  {
    before: 'Within',
    time: returnWindows.damage,
    after: 'of delivery',
    happened: 'A piece arrived damaged',
    todo: 'Report it with photos',
  },
  {
    before: 'Within',
    time: returnWindows.anyReason,
    after: 'of delivery',
    happened: 'It is not right for the room',
    todo: 'Ask for a return',
  },
  {
    before: 'Within',
    time: returnWindows.packageDefects,
    after: 'of delivery',
    happened: 'A designer-package piece has a manufacturing defect',
    todo: 'Ask for a return',
  },
  {
    before: 'During',
    time: 'the warranty',
    happened: 'A fault appears later',
    todo: (
      <>
        Make a <TextLink to={paths.warranty()}>warranty claim</TextLink>
      </>
    ),
  },
]

/** What can be asked for until when, along the time since delivery. */
export function ReturnWindows() {
  return (
    <ol className="grid border-l border-edge lg:grid-cols-4 lg:border-t lg:border-l-0">
      {windows.map(({ before, time, after, happened, todo }) => (
        <li
          key={happened}
          className="relative grid content-start gap-3 pb-7 pl-6 last:pb-0 before:absolute before:top-2.5 before:-left-1.25 before:size-2.5 before:rounded-full before:bg-koa lg:pt-6 lg:pr-8 lg:pb-0 lg:pl-0 lg:before:-top-1.25 lg:before:left-0"
        >
          <p className="text-muted">
            {`${before} `}
            <span className="title-page block text-ink">{time}</span>
            {after !== undefined && ` ${after}`}
          </p>
          <p>
            <span className="block font-medium">{happened}</span> {todo}
          </p>
        </li>
      ))}
    </ol>
  )
}
