/** So many of the files with the same fault are named. */
const MOST_NAMED = 12

/** What is wrong with each of many files, those with the same fault together; undefined when nothing is. */
export function fileFaults(
  looked: readonly { file: Pick<File, 'name'>; fault: string | undefined }[],
): string | undefined {
  const byFault = Map.groupBy(looked, ({ fault }) => fault)
  byFault.delete(undefined)
  const said = [...byFault].map(([fault, found]) => `${listed(found.map(({ file }) => file.name))}: ${fault}`)
  return said.length === 0 ? undefined : said.join('. ').replaceAll('.. ', '. ')
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED
  return [...names.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
