export const zipCodeMessage = 'Enter a ZIP code, such as 96815'

/** Whether it is written as a ZIP code of the United States, 5 digits, or 9 as ZIP+4, and of Hawaii where that is the state. */
export function isZipCode(code: string, state = ''): boolean {
  return /^\s*\d{5}(-?\d{4})?\s*$/.test(code) && (!/^(hi$|hawai)/i.test(state) || /^\s*96[78]/.test(code))
}
