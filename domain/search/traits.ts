import type { Concept } from '#kit/core/search/concept.ts'
import { idOf, linesOf, listOf } from './kinds.ts'

/** `name | what it is a shade of | its other names`: what people read, and what pieces and their finishes are called. */
const colors = `
white | | whites, off white, cream, creme, ecru, eggshell, snow, pearl
beige | neutral | neutral beige, taupe, greige, camel beige
neutral | | neutrals, natural color, earth tone, earth tones
black | | jet, onyx, noir
gray | | silver, light gray, medium gray
brown | | browns, chocolate, coffee brown, dark brown, light brown, chestnut, mocha, dark wood
blue | | blues, light blue, dark blue, royal blue, sky blue, turquoise, aqua, teal, azure
green | | greens, light green, dark green, hunter green, lime, mint, jade, seafoam
red | | reds, crimson, scarlet, burgundy, maroon, wine red, wine colored, cherry red
orange | | oranges, coral, peach, apricot, tangerine
yellow | | yellows, lemon
purple | | purples, violet, lavender, lilac, aubergine, eggplant, magenta
pink | red | blush, rose, blush pink, salmon, dusty pink
gold | yellow | golden
indigo | blue |
navy | blue | navy blue, midnight, midnight blue, denim
lagoon | blue | ocean blue, sea blue, ocean
ink | blue | ink blue
sage | green | sage green, eucalyptus
moss | green | moss green
forest green | green | olive, olive green, emerald, emerald green, bottle green
fog | gray | mist, dove, dove gray, light grey fog, pale gray
charcoal | gray | dark gray, slate, graphite, anthracite, deep gray, pewter
ivory | white | ivory white
bone | white, beige |
oat | beige, white | oatmeal
natural | beige, white | natural beige
chalk | white | chalk white
sand | beige | sandstone, khaki
rust | orange, red | terracotta, terra cotta, burnt orange, brick, copper orange
ochre | yellow, orange | mustard, mustard yellow, saffron
cognac | brown | caramel, whiskey, toffee
tan | brown, beige | camel, saddle tan
espresso | brown | dark espresso
plum | purple | mulberry, grape
ebonized | black | ebonised, ebony, blackened
`

const materials = `
wood | | wooden, timber, solid wood, hardwood, real wood, all wood, wood frame, light wood, natural wood
oak | wood | oak wood, oakwood, solid oak
white oak | oak | whiteoak, light oak
ebonized oak | oak | ebonised oak, black oak, blackened oak, dark oak
walnut | wood | walnut wood, american walnut, solid walnut, black walnut, dark walnut
teak | wood | teakwood, solid teak
koa | wood | koa wood, acacia, monkeypod
mango wood | wood | mango
maple | wood | maple wood
cherry | wood | cherry wood, cherrywood
pine | wood | pinewood
ash | wood | ash wood, beech, birch, elm
mahogany | wood | rosewood, sheesham
bamboo | cane |
painted wood | wood | painted, lacquered, lacquer
fabric | | cloth, upholstered, upholstery, textile, performance fabric, slipcovered
linen | fabric | flax, linen fabric
bouclé | fabric | boucle, teddy, sherpa, shearling, sheepskin
velvet | fabric | velour, plush
cotton | fabric | canvas
wool | fabric | woollen, felt
chenille | fabric | corduroy, tweed, polyester, microfiber
leather | | real leather, genuine leather, top grain leather, full grain leather, leatherette, faux leather, vegan leather, hide
suede | leather |
cane | | rattan, wicker, caning, webbing, natural fiber, seagrass, sedge, woven, cane webbing, lauhala, hala
paper cord | | cord, danish cord, rope, papercord, rush, woven cord
metal | | metallic, metal frame
brass | metal | gold metal, brassy, bronze, copper
black steel | metal | steel, iron, wrought iron, stainless steel, stainless, chrome, aluminum, aluminium
stone | |
travertine | stone | limestone, stone top
marble | stone | marble top, granite, quartz, terrazzo, concrete
glass | | glass top, glass door, glass doors
plastic | | acrylic, lucite, resin, polywood
`

/** The color of what is called by its wood alone. */
export const colorsOfWoods: ReadonlyMap<string, string> = new Map(
  linesOf(`
walnut | brown
teak | brown
koa | brown
mahogany | brown
ebonized oak | black
white oak | neutral
`).map(([wood, color]) => [idOf('material', wood), idOf('color', color)]),
)

const rooms = `
living room | | livingroom, lounge room, family room, den, sitting room, great room, front room, tv room, media room
dining room | | diningroom, dining area, breakfast room, dining nook, dining
bedroom | | bed room, master bedroom, guest room, guest bedroom, primary bedroom, master suite, dorm, dorm room, kids room, childrens room, nursery
office | | home office, study, study room, work from home, studio office
kitchen | | kitchen island area, breakfast nook
outdoor | | patio, lanai, patio set, outdoor set, garden set, patio dining set, outdoor dining set, outdoor sofa set, lawn, pool, weatherproof, porch, deck, garden, outside, outdoors, balcony, backyard, terrace, poolside, veranda, exterior, waterproof, water resistant, all weather
entry | | entryway, hallway, foyer, entrance, mudroom, hall, corridor
`

/** Of beds: who asks for one alone means a bed. */
const bedSizes = `
queen | | queen size, queen sized, queensize
king | | king size, king sized, kingsize, california king, cal king
twin | | twin size, twin xl, single bed size, single
full size | | full sized, double size, double, full
`

const styles = `
mid century | | midcentury, mid century modern, mcm, modernist
modern | | contemporary
scandinavian | | scandi, nordic, danish
japandi | | zen, wabi sabi
coastal | | nautical, beachy, hamptons
tropical | | island style
farmhouse | | country, cottage
rustic | |
industrial | |
boho | | bohemian
traditional | | classic, transitional
minimalist | | minimal
vintage | | antique, retro, art deco
`

/** What other shops are called: where no piece here is of them, they count for nothing, though their words mean something. */
const brands = `west elm, crate and barrel, crate barrel, room and board, four hands, rooms to go, world market, home depot,
  restoration hardware, pottery barn, living spaces, design within reach, herman miller, ethan allen, blu dot, article`

/** What else people call for, and pieces say in other words. */
const features = `
storage | | storage space, drawer, drawers storage, shelf space, organizer
round | | circular, circle
curved | | rounded, arched, curvy
fluted | | reeded, ribbed, ridged, channeled
slatted | | slat, slats
tufted | | buttoned, channel tufted
`

/** Words of which every shop is full: they tell nothing. */
export const ignoredWords = `
  furniture furnishings size sized set sets piece pieces style styled color colored design designer unit item new best cheap affordable dollar dollars usd comfy
  some something any anything all buy sale discount online store shop luxury quality nice good great beautiful comfortable cute
  hawaii hawaiian honolulu oahu maui kauai hale ohana home house room made type look looking want need find show near under
  small smaller large larger big little tiny mini oversized narrow slim over less more than
  inch inches in feet foot ft cm wide width deep depth tall height high long length low x
`
  .trim()
  .split(/\s+/)

/** Of these, those that name all that is sold: `wayfair furniture`. */
export const wordsForAll: ReadonlySet<string> = new Set(['furniture', 'furnishings'])

/** Words that are one word wherever they stand: `couch bed` is a `sofa bed`. */
export const sameWords = listOf(
  `couch sofa, television tv, nite night, seater seat, people person, longue lounge, one 1, two 2, three 3, four 4, five 5, six 6,
  seven 7, eight 8, nine 9, ten 10`,
).map((pair) => pair.split(' ') as [string, string])

const MOST_SEATS = 10

/** What seats so many. */
export const seatsOf = (many: number) => idOf('size', `${many}-seat`)

function seats(): Concept[] {
  const counts = Array.from({ length: MOST_SEATS - 1 }, (_, at) => at + 2)
  /** `Seats four to six`: for each of them. */
  const ranges = counts.flatMap((from) => counts.filter((to) => to > from).map((to) => ({ from, to })))
  return counts.map((many) => ({
    id: seatsOf(many),
    words: [
      `${many}-seat`,
      `seat ${many}`,
      `for ${many}`,
      `${many} person`,
      `for ${many} person`,
      ...ranges
        .filter(({ from, to }) => from <= many && many <= to)
        .flatMap(({ from, to }) => [`seat ${from} to ${to}`, `seat ${from} or ${to}`]),
    ],
  }))
}

export function traits(): Concept[] {
  const tables = { color: colors, material: materials, room: rooms, feature: features, style: styles }
  return [
    ...Object.entries(tables).flatMap(([dimension, table]) => conceptsIn(dimension, table)),
    ...conceptsIn('size', bedSizes).map((size) => ({ ...size, near: [idOf('kind', 'bed')] })),
    ...seats(),
    ...listOf(brands).map((brand) => ({ id: idOf('brand', brand), words: [brand] })),
  ]
}

const conceptsIn = (dimension: string, table: string): Concept[] =>
  linesOf(table).map(([name, of, words]) => ({
    id: idOf(dimension, name),
    words: [name, ...listOf(words)],
    broader: listOf(of).map((one) => idOf(dimension, one)),
  }))
