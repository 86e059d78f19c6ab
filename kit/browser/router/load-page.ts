import type { LoaderContext } from './loader-context.ts'
import { loadCode } from './page-code.ts'
import type { Loaded, RouteMatch } from './router-contract.ts'

export type Loading = {
  matches: RouteMatch[]
  request: Request
  context: LoaderContext
  /** What is here already, for the routes whose loaders need not run. */
  stored?: { isFresh: (match: RouteMatch) => boolean; loaderData: Record<string, unknown> }
}

type Outcome = { value: unknown } | { error: unknown }

/** Loads code and data of all matched routes at once; answers with a redirect where one of the loaders does. */
export async function loadPage(page: Loading): Promise<Loaded | Response> {
  const outcomes = await Promise.all(page.matches.map((match) => outcomeOf(match, page)))
  const redirect = outcomes.map(contentOf).find((content) => content instanceof Response)
  return redirect ?? gathered(page.matches, outcomes)
}

async function outcomeOf(match: RouteMatch, page: Loading): Promise<Outcome> {
  try {
    const [value] = await Promise.all([valueFor(match, page), loadCode(match.route)])
    return { value }
  } catch (error) {
    return { error }
  }
}

/** A loader may throw at once, which is as good as later. */
async function valueFor(match: RouteMatch, { request, context, stored }: Loading): Promise<unknown> {
  if (stored?.isFresh(match)) return stored.loaderData[match.id]
  return match.route.loader?.({ request, params: match.params, context })
}

function contentOf(outcome: Outcome): unknown {
  return 'error' in outcome ? outcome.error : outcome.value
}

function gathered(matches: RouteMatch[], outcomes: Outcome[]): Loaded {
  const loaderData: Record<string, unknown> = {}
  const errors: Record<string, unknown> = {}
  for (const [depth, match] of matches.entries()) {
    const outcome = outcomes[depth] ?? { value: undefined }
    const boundary = boundaryOf(matches, depth)
    if ('value' in outcome) {
      if (match.route.loader) loaderData[match.id] = outcome.value
    } else if (!(boundary in errors)) errors[boundary] = outcome.error
  }
  return { loaderData, errors: Object.keys(errors).length === 0 ? null : errors }
}

/** The nearest route from `depth` outwards that has something to show instead. */
function boundaryOf(matches: RouteMatch[], depth: number): string {
  const around = matches.slice(0, depth + 1).findLast(({ route }) => route.ErrorBoundary)
  return (around ?? matches[0])?.id ?? ''
}
