/** How long ago something was due, in the steps in which money that is owed is looked at. */
export const ages = [
  'Not due yet',
  '0–7 days',
  '8–14 days',
  '15–30 days',
  '31–60 days',
  'Over 60 days',
] as const

/** From which day after the due day each step but the first begins. */
export const ageStarts = [0, 8, 15, 31, 61] as const
