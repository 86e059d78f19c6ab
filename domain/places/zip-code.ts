export const zipCodeMessage = 'Enter a ZIP code, such as 96815'

/** Whether it is written as a ZIP code of the United States: 5 digits, or 9 as ZIP+4. */
export function isZipCode(code: string): boolean {
  return /^\s*\d{5}(-?\d{4})?\s*$/.test(code)
}
