/** Marks that only stand before a letter, such as the ʻokina of "ʻIolani", are no initials. */
const INITIAL = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]\p{M}*/u

/** The first letter of a name, as a capital; nothing of a name without letters. */
export function initialOf(name: string): string {
  return INITIAL.exec(name)?.[0]?.toUpperCase() ?? ''
}
