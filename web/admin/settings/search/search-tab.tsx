import { LinesField } from '../lines-field.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'

/** What shoppers' words mean in this shop, beyond what every furniture shop knows. */
export function SearchTab({ draft }: { draft: SettingsDraft }) {
  return (
    <>
      <SettingsGroup
        title="Words of shoppers"
        line="Kinds, materials, colors, rooms and their usual names are known. Add what else people call your pieces: Searches shows what they look for."
      >
        <LinesField
          draft={draft}
          name="search.synonyms"
          label="Synonyms"
          rows={5}
          placeholder="davenport, divan, sofa"
          hint="A rule on each line. Words with commas between them find the same. With snuggler > love seat, who searches for snuggler also finds love seats, and not the other way."
        />
        <LinesField
          draft={draft}
          name="search.ignoredWords"
          label="Words to ignore"
          rows={3}
          placeholder="aesthetic"
          hint="One word on each line. They count for nothing in a search."
        />
      </SettingsGroup>
      <SettingsGroup title="Pages for words" line="Some searches look for a page and not for a piece.">
        <LinesField
          draft={draft}
          name="search.wordPages"
          label="Pages"
          rows={4}
          placeholder="returns, refunds > /returns"
          hint="Words and a page of this shop on each line. Who searches for exactly these words is led to the page."
        />
      </SettingsGroup>
    </>
  )
}
