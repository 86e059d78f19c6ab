import type { Questionnaire } from '../users/questionnaire.ts'

/** The brief as it begins: what the client has answered once, at registration. */
export function briefOfAnswers(answers: Partial<Questionnaire> | null | undefined) {
  const {
    roomTypes = [],
    designStyle = '',
    budget = '',
    homeType = '',
    colorPreferences = [],
  } = answers ?? {}
  return { rooms: roomTypes, style: designStyle, budget, homeType, colors: colorPreferences }
}
