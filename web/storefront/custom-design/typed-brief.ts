import type {
  Budget,
  ColorPreference,
  DesignStyle,
  HomeType,
  Questionnaire,
  RoomType,
} from '#domain/users/questionnaire.ts'

/** What a client tells of the home; every answer may be left out (empty). */
export type TypedBrief = {
  rooms: RoomType[]
  style: DesignStyle | ''
  budget: Budget | ''
  homeType: HomeType | ''
  colors: ColorPreference[]
  notes: string
}

/** The brief as it begins: what the client has answered once, at registration. */
export function briefFrom(questionnaire: Partial<Questionnaire> | null | undefined): TypedBrief {
  const { roomTypes, designStyle, budget, homeType, colorPreferences, specificRequirements } =
    questionnaire ?? {}
  return {
    rooms: roomTypes ?? [],
    style: designStyle ?? '',
    budget: budget ?? '',
    homeType: homeType ?? '',
    colors: colorPreferences ?? [],
    notes: specificRequirements ?? '',
  }
}

/** Whether anything is said in it. */
export function saysSomething({ rooms, style, budget, homeType, colors, notes }: TypedBrief): boolean {
  return rooms.length + colors.length > 0 || `${style}${budget}${homeType}${notes}` !== ''
}
