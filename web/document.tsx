import type { ReactNode } from 'react'
import type { PageAssets } from '#contract/page.ts'

/**
 * The whole HTML document. `state` is what the page was drawn from, as JSON; the browser starts from the same text.
 */
export function Document({
  assets,
  state,
  children,
}: {
  assets: PageAssets
  state: string
  children: ReactNode
}) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {assets.start === assets.entry &&
          assets.modules.map((module) => <link key={module} rel="modulepreload" href={module} />)}
      </head>
      <body>
        {children}
        <script id="state" type="application/json">
          {state}
        </script>
        <script type="module" src={assets.start} />
      </body>
    </html>
  )
}
