import type { ComponentType } from 'react'

const files = import.meta.glob<{ default: ComponentType }>('./{account,admin}/**/*-page.tsx')

/** The page in `file` (below web/) of an account or the back office. */
export async function loadPrivatePage(file: string): Promise<ComponentType> {
  const load = files[`./${file}`]
  if (!load) throw new Error(`There is no page file web/${file}`)
  return (await load()).default
}
