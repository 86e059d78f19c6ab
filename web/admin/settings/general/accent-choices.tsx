import { accentNames, accents } from '#domain/settings/accents.ts'

/** The accents of the shop, each beside a square of itself. */
export function accentChoices() {
  return accentNames.map((value) => ({
    value,
    label: accents[value].name,
    mark: (
      <svg aria-hidden="true" viewBox="0 0 1 1" className="size-5 rounded-control">
        <rect width="1" height="1" fill={accents[value].light} />
      </svg>
    ),
  }))
}
