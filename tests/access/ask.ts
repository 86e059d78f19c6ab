import type { ApiKey } from '#contract/api.ts'
import type { Person } from '#tests/support/people.ts'

export type Ask = { params?: Record<string, string>; query?: object; body?: object }

/** An operation, and how whoever owns what it is about asks it with success. */
export type SoundAsk = {
  key: ApiKey
  /** What it is about, where an operation is asked about several. */
  what?: string
  /** The names of ids that stand in the body. */
  idsInBody?: readonly string[]
  input: (owner: Person) => Promise<Ask>
}

/** Brings about what is asked about; its ids. */
export type Scene = (owner: Person) => Promise<Record<string, string>>

type Row = readonly [key: ApiKey, input: SoundAsk['input'], named?: Pick<SoundAsk, 'what' | 'idsInBody'>]

export function soundAsks(...rows: Row[]): SoundAsk[] {
  return rows.map(([key, input, named]) => ({ key, input, ...named }))
}

/** An ask about a scene: its ids are the parameters, and the body may hold them. */
export function on(scene: Scene, body?: object | ((ids: Record<string, string>) => object)) {
  return async (owner: Person): Promise<Ask> => {
    const params = await scene(owner)
    return { params, ...(body && { body: typeof body === 'function' ? body(params) : body }) }
  }
}

/** An ask about nothing that must be there before. */
export function plain(body?: () => object) {
  return async (): Promise<Ask> => (body ? { body: body() } : {})
}

export function titleOf({ key, what }: SoundAsk): string {
  return what ? `${key} (${what})` : key
}
