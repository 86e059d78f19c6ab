/**
 * A row of the access matrix, in the document's own words: what a visitor, a member and an admin may. `✓` allowed,
 * `own` only the caller's (others' are answered as if they were not there), `signed` only by a link that we signed;
 * a figure is the status of the refusal.
 */
export type Right = readonly [
  none: '✓' | '401' | 'signed',
  member: '✓' | 'own' | '403' | '403; seller own' | 'signed',
  admin: '✓' | 'own' | '403' | 'signed',
]

export const everyone: Right = ['✓', '✓', '✓']
export const whoIsSignedIn: Right = ['401', '✓', '✓']
export const oneself: Right = ['401', 'own', 'own']
export const ownerOrStudio: Right = ['401', 'own', '✓']
export const ownerAlone: Right = ['401', 'own', '403']
export const members: Right = ['401', '✓', '403']
export const studioOrSeller: Right = ['401', '403; seller own', '✓']
export const studio: Right = ['401', '403', '✓']
export const linkHolder: Right = ['signed', 'signed', 'signed']
