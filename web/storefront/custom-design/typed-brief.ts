import { briefOfAnswers } from '#domain/designs/brief-of-answers.ts'
import type {
  Budget,
  ColorPreference,
  DesignStyle,
  HomeType,
  Questionnaire,
  RoomType,
} from '#domain/users/questionnaire.ts'
import { atom } from '#kit/browser/store/atom.ts'
import { UNSENT_BRIEF } from '#web/session.ts'
import { removeSessionItems, setSessionItem, getSessionItem } from '#kit/browser/store/browser-storage.ts'

/** What a client tells of the home; every answer may be left out (empty). */
export type TypedBrief = {
  rooms: RoomType[]
  style: DesignStyle | ''
  budget: Budget | ''
  homeType: HomeType | ''
  colors: ColorPreference[]
  notes: string
}

/** The brief as it begins, with what else the client has written at registration. */
export function briefFrom(questionnaire: Partial<Questionnaire> | null | undefined): TypedBrief {
  return { ...briefOfAnswers(questionnaire), notes: questionnaire?.specificRequirements ?? '' }
}

/** Whether anything is said in it. */
export function hasContent({ rooms, style, budget, homeType, colors, notes }: TypedBrief): boolean {
  return rooms.length + colors.length > 0 || `${style}${budget}${homeType}${notes}` !== ''
}

/** What was typed and chosen and has not been sent; `fileName` alone where the file itself could not be kept. */
export type PendingUpload = { brief?: TypedBrief; file?: File; more?: readonly File[]; fileName?: string }

/** Files last no longer than the page's own memory: over a sign-in, but not over a reload. */
const pending = atom<{ unsent: PendingUpload; of: string | undefined } | undefined>(undefined)

/** Keeps it until the page is opened again, for the person `of` alone, or for whoever comes next where nobody was signed in. */
export function savePendingUpload(unsent: PendingUpload, of: string | undefined): void {
  pending.set({ unsent, of })
  const { brief, fileName } = unsent
  if (of === undefined) setSessionItem(UNSENT_BRIEF, JSON.stringify({ brief, fileName }))
}

/** Gives it back, once, to whom it belongs. */
export function takePendingUpload(person: string | undefined): PendingUpload | undefined {
  const found = pending.get() ?? noted()
  if (found?.of !== undefined && found.of !== person) return undefined
  pending.set(undefined)
  removeSessionItems(UNSENT_BRIEF)
  return found?.unsent
}

function noted(): ReturnType<typeof pending.get> {
  const note = getSessionItem(UNSENT_BRIEF)
  return note ? { unsent: JSON.parse(note) as PendingUpload, of: undefined } : undefined
}
