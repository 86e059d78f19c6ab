import type { Call } from './call.ts'

/** The files a page needs before it works, as addresses of this site. */
export type PageAssets = {
  /** The module in the HTML: the entry itself, or what asks for all of them once the first picture is there. */
  start: string
  /** Module that starts the page. */
  entry: string
  /** Modules that the entry will ask for. */
  modules: string[]
  styles: string[]
  fonts: string[]
}

/** Finds the assets for the page files (`web/…`) of the matched routes. */
export type AssetsOf = (pageFiles: string[]) => PageAssets

/**
 * A page with its data, not yet drawn, or where to go instead. `state` is all that it is drawn from, besides its address
 * and the day: the same state is the same page. `fault` is what failed unexpectedly: for the log, it is not in the page.
 */
export type LoadedPage =
  | { status: number; state: string; draw: () => Promise<string>; fault?: unknown }
  | { status: number; location: string }

/**
 * The door between the halves: loads the page of a request, which then can be drawn to HTML. `call` answers the page's
 * questions in process.
 */
export type LoadPage = (request: Request, page: { call: Call; assetsOf: AssetsOf }) => Promise<LoadedPage>
