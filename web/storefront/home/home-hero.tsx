import { pictureSizes } from '#web/products/picture-sizes.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { ShortText } from '#web/content/short-text.tsx'
import type { HomeWords } from './home-words.ts'
import { RoomPicture } from './room-picture.tsx'

const SIZES = pictureSizes(100, '(width >= 64rem) 58vw, (width >= 40rem) 100vw')

/** What a visitor sees first: one room, one sentence, two ways on. */
export function HomeHero({ words: { title, lead } }: { words: HomeWords }) {
  return (
    <section aria-labelledby="welcome" className="relative bg-sand">
      <div className="lg:absolute lg:inset-y-0 lg:right-0 lg:w-[58%]">
        <RoomPicture
          room="lanai"
          isFirst
          sizes={SIZES}
          className="aspect-[4/3] w-full object-[62%_70%] sm:aspect-[16/9] lg:aspect-auto lg:h-full lg:object-[50%_75%]"
        />
      </div>
      <div className="wrap grid content-center gap-5 py-8 lg:min-h-[min(36rem,72vh)] lg:py-12">
        <h1 id="welcome" className="title-hero max-w-[16ch] wrap-anywhere">
          {title}
        </h1>
        <ShortText html={lead} className="max-w-[46ch] text-lg lg:w-[35%]" />
        <div className="mt-2 flex flex-wrap gap-3 lg:w-[37%]">
          <ButtonLink to={paths.designerPackages()}>See designer packages</ButtonLink>
          <ButtonLink to={paths.customDesign()} variant="secondary">
            Start a custom design
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
