import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  data,
  isRouteErrorResponse,
  Link,
  NavLink,
  Outlet,
  redirect,
  RouterContextProvider,
  useLoaderData,
  useParams,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  type RouteObject,
} from './router.ts'
import { createStaticHandler, StaticRouterProvider } from './static-router.tsx'

const loadShop = () => ({ name: 'Lānai' })
const loadPiece = async ({ params }: { params: { id?: string } }) => ({ title: `Piece ${params.id}` })
const gone = () => {
  throw data('no such piece', { status: 410 })
}

function Frame() {
  return (
    <main>
      <NavLink to="/piece" className={({ isActive }) => (isActive ? 'on' : 'off')}>
        Pieces
      </NavLink>
      <Outlet />
    </main>
  )
}

function Piece() {
  const { title } = useLoaderData<typeof loadPiece>()
  const shop = useRouteLoaderData<typeof loadShop>('shop')
  return (
    <Link to="?look=large" preventScrollReset>
      {title} of {shop?.name}, {useParams()['id']}, {useSearchParams()[0].get('look')}
    </Link>
  )
}

function Problem() {
  const error = useRouteError()
  return <p>{isRouteErrorResponse(error) ? `${error.status}: ${String(error.data)}` : 'broken'}</p>
}

const routes: RouteObject[] = [
  {
    id: 'shop',
    loader: loadShop,
    Component: Frame,
    ErrorBoundary: Problem,
    children: [
      { path: 'piece/:id', loader: loadPiece, lazy: { Component: async () => Piece } },
      { path: 'gone', loader: gone, ErrorBoundary: Problem },
      { path: 'broken', loader: () => Promise.reject(new Error('of ours')) },
      { path: 'old', loader: () => redirect('/piece/1', 301) },
      { path: '*', Component: () => <p>nothing here</p> },
    ],
  },
]

async function draw(path: string) {
  const request = new Request(`https://lanai.example${path}`)
  const page = await createStaticHandler(routes).query(request, new RouterContextProvider())
  if (page instanceof Response) return { status: page.status, html: page.headers.get('location') ?? '' }
  return { status: page.status, html: renderToStaticMarkup(<StaticRouterProvider page={page} />) }
}

describe('a page drawn on the server', () => {
  test.each([
    [
      '/piece/a%20b?look=small',
      200,
      '<main><a aria-current="page" class="on" href="/piece">Pieces</a><a href="/piece/a%20b?look=large">Piece a b of Lānai, a b, small</a></main>',
    ],
    ['/gone', 410, '<main><a class="off" href="/piece">Pieces</a><p>410: no such piece</p></main>'],
    ['/broken', 500, '<p>broken</p>'],
    ['/old', 301, '/piece/1'],
    ['/nowhere', 200, '<main><a class="off" href="/piece">Pieces</a><p>nothing here</p></main>'],
  ])('%s', async (path, status, html) => {
    expect(await draw(path)).toEqual({ status, html })
  })
})
