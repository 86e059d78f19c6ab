/** The section of the text that it takes the place of. */
export const MISSING_WALL = 'the-room-with-one-wall-missing'

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

/** A room with one wall missing, as one would sketch it for a guest; the words beside it say what it is. */
function LanaiDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 300"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={className}
    >
      <path d="M268 206a34 34 0 0 1 68 0Z" className="fill-koa-soft stroke-koa" />
      <path d="M176 206H424M226 216h40M312 216h66M262 226h26M336 226h40" className="stroke-lagoon" />
      <path d="M14 118 118 52H362L466 118ZM30 118v10H450V118M118 52 104 118M362 52l14 66M240 52v66" />
      <path d="M56 128V252M62 128V252M176 128V252M182 128V252M418 128V252M424 128V252" />
      <path d="M62 128H176M92 252V160h48v92M132 208v4" />
      <path d="M20 252H460v10H20ZM190 262v12H290V262" />
      <path d="M232 128v22M220 162a12 12 0 0 1 24 0Z" />
      <path d="M204 204 216 236h44M212 226h50v10M216 236l-6 16M258 236l4 16" strokeWidth="2" />
      <path
        d="M372 252l4-20h20l4 20M386 232c-2-18-14-26-26-26M386 232c0-22 4-32 18-38M386 232c4-14 12-18 22-18"
        className="stroke-leaf"
      />
    </svg>
  )
}
