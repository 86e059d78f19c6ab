export const phoneMessage = 'Please enter a valid phone number'

/** Whether `text` is 10 to 15 digits after an optional +; the spaces, dots, dashes and brackets that people write do not count. */
export function isPhone(text: string): boolean {
  return /^\+?\d{10,15}$/.test(text.replace(/[ .()-]/g, ''))
}
