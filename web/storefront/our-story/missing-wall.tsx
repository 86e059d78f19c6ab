import { LanaiDrawing } from './lanai-drawing.tsx'

/** Where the name comes from, and what we keep of it. */
export function MissingWall() {
  return (
    <section aria-labelledby="missing-wall" className="bg-sand">
      <div className="wrap grid items-center gap-x-20 gap-y-10 py-12 lg:grid-cols-2 lg:py-24">
        <LanaiDrawing className="mx-auto w-full max-w-lg lg:order-last" />
        <div className="grid gap-6">
          <h2 id="missing-wall" className="eyebrow">
            The room with one wall missing
          </h2>
          <p className="title-page max-w-[26ch]">
            A lānai is the roofed, <span className="whitespace-nowrap">open-sided</span> room of a Hawaiian
            house. It is shaded but bright, dry but full of air.
          </p>
          <p className="max-w-[46ch] text-lg">
            People sit there longer than they meant to. We keep it in mind for every other room as well: fewer
            things, good wood, and a clear line to the light.
          </p>
        </div>
      </div>
    </section>
  )
}
