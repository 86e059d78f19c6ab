import type { Call } from './call.ts'

/** The files a page needs before it works, as addresses of this site. */
export type PageAssets = {
  /** Module that starts the page. */
  entry: string
  /** Modules that the entry will ask for. */
  modules: string[]
  styles: string[]
  fonts: string[]
}

/** Finds the assets for the page files (`web/…`) of the matched routes. */
export type AssetsOf = (pageFiles: string[]) => PageAssets

/** `fault` is what failed unexpectedly while a page was drawn: for the log, it is not in the page. */
export type DrawnPage =
  | { status: number; html: string; fault?: unknown }
  | { status: number; location: string }

/**
 * The door between the halves: draws the page of a request to HTML, or says where to go instead.
 * `call` answers the page's questions in process.
 */
export type RenderPage = (request: Request, page: { call: Call; assetsOf: AssetsOf }) => Promise<DrawnPage>
