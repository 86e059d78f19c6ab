/** What is wrong with each of many files, those with the same fault together; undefined when nothing is. */
export function faultsOf(
  looked: readonly { file: Pick<File, 'name'>; fault: string | undefined }[],
): string | undefined {
  const byFault = Map.groupBy(looked, ({ fault }) => fault)
  byFault.delete(undefined)
  const said = [...byFault].map(
    ([fault, found]) => `${found.map(({ file }) => file.name).join(', ')}: ${fault}`,
  )
  return said.length === 0 ? undefined : said.join('. ')
}
