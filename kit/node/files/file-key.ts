const KEY = /^[a-z0-9][a-z0-9./_-]*$/i

/** Whether no store can read it as a way out of its folder. */
export function isFileKey(text: string): boolean {
  return KEY.test(text) && !text.includes('..')
}

export function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new Error('A file key holds only letters, digits, dots, dashes and slashes')
  return key
}
