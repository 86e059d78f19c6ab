import { parseArgs } from 'node:util'

export type EngineName = 'postgres' | 'embedded'

/** What a run measures, as its command line says. */
export type Choices = {
  products: number
  /** Parts of the names of the rows; none is all of them. */
  only: string[]
  engines: EngineName[]
  /** How long each server is asked for each row, after a warm-up. */
  seconds: number
  /** Where the shop's CPU profile is to be put, if anywhere. */
  profile: string | undefined
}

/** Reads `-- --products 10000 --only list,order --engine postgres --seconds 3 --profile /tmp/profiles`. */
export function readChoices(args: string[]): Choices {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '10000' },
      only: { type: 'string', default: '' },
      engine: { type: 'string', default: 'postgres,embedded' },
      seconds: { type: 'string', default: '3' },
      profile: { type: 'string' },
    },
  })
  const engines = listOf(values.engine).filter((name) => name === 'postgres' || name === 'embedded')
  return {
    products: Number(values.products),
    only: listOf(values.only),
    engines,
    seconds: Number(values.seconds),
    profile: values.profile,
  }
}

function listOf(text: string): string[] {
  return text.split(',').filter(Boolean)
}
