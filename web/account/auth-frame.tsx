import type { ReactNode } from 'react'

type AuthFrameProps = { title: string; line: string; children: ReactNode }

/** Around the pages that let people in: a narrow column on a calm ground. */
export function AuthFrame({ title, line, children }: AuthFrameProps) {
  return (
    <div className="wrap grid justify-items-center py-10 sm:py-16">
      <div className="w-full max-w-lg">
        <h1 className="title-page">{title}</h1>
        <p className="mt-3 mb-8 text-muted">{line}</p>
        {children}
      </div>
    </div>
  )
}
