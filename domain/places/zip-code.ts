import { hawaiiPlace } from './hawaii.ts'

export const zipCodeMessage = 'Enter a ZIP code, such as 96815'
export const notInHawaii = 'This ZIP code is not in Hawaii: check it and the state'

/** Whether it is written as a ZIP code of the United States, 5 digits, or 9 as ZIP+4. */
export function isZipCode(code: string): boolean {
  return /^\s*\d{5}(-?\d{4})?\s*$/.test(code)
}

/** What is wrong with the ZIP code of an address in the United States; undefined where nothing is. */
export function zipCodeFault(code: string, state: string): string | undefined {
  if (!isZipCode(code)) return zipCodeMessage
  return /^(hi$|hawai)/i.test(state) && !hawaiiPlace(code) ? notInHawaii : undefined
}
