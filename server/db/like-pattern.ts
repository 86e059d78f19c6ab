/** The LIKE pattern for whatever contains `text`, in which nothing of it is a wildcard. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
