import pg from 'pg'

const { INT8, DATE } = pg.types.builtins

/**
 * Whole numbers of 64 bits (counts, sums) come as numbers where they are exact, else as text; dates
 * stay text, because a Date would move them by the time zone of this machine.
 *
 * @param others  decide about every other kind of column
 */
export function typeParsers(others?: pg.CustomTypesConfig): pg.CustomTypesConfig {
  return others ? parsersBeside(others) : parsersAlone
}

/** Made once: most statements have no others. */
const parsersAlone = parsersBeside()

function parsersBeside(others?: pg.CustomTypesConfig): pg.CustomTypesConfig {
  const parsers = new pg.TypeOverrides(others)
  parsers.setTypeParser(INT8, safeInteger)
  parsers.setTypeParser(DATE, (text) => text)
  return parsers
}

function safeInteger(text: string): number | string {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}
