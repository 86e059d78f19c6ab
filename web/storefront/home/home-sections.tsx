import { CustomDesignTeaser } from './custom-design-teaser.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { PackagesTeaser } from './packages-teaser.tsx'
import { StyleBoards } from './style-boards.tsx'

/** Under the collection: whole homes, styles, the design service and the terms in short. */
export default function HomeSections() {
  return (
    <>
      <PackagesTeaser />
      <StyleBoards />
      <CustomDesignTeaser />
      <GoodToKnow />
    </>
  )
}
