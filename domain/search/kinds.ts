import type { Concept } from '#kit/core/search/concept.ts'

/** `name | what it is a kind of | its other names`, a kind in each line; the first name is what people read. */
const made = `
sofa | | couch, davenport, chesterfield, settle, sofa couch, 3 seat, 3 seat sofa, 4 seat, 4 seat sofa, lounge suite, divan, living room sofa
curved sofa | sofa | round sofa, crescent sofa
settee | sofa | loveseat, love seat, 2 seat, 2 seat sofa, 2 person sofa, small sofa, apartment sofa, apartment size sofa, apartment sized sofa, condo sofa, mini sofa, couple sofa, canape, snuggler
chair | | seat, seating, noho
armchair | chair | arm chair, accent chair, lounge chair, easy chair, club chair, reading chair, occasional chair, tub chair, barrel chair, living room chair, lounger, side accent chair, fireside chair, bedroom chair, comfy chair, swivel chair, cocktail chair
dining chair | chair | kitchen chair, dining room chair, side chair, dinner chair, table chair, dining seat, dining table chair
table | | pakaukau
dining table | table | kitchen table, dinner table, dining room table, dinette, dinette table, eating table, farmhouse table, trestle table
coffee table | table | cocktail table, center table, living room table, low table, bunching table
side table | table | end table, accent table, drum table, lamp table, occasional table, sofa side table, drink table, c table, tray table, snack table, martini table, corner table, plinth table, chairside table
cabinet | | storage cabinet, cupboard
sideboard | cabinet | side board, buffet, credenza, buffet table, server table, dining cabinet, buffet cabinet, dining room cabinet, console cabinet, low cabinet
media console | cabinet | tv stand, television stand, tv console, tv unit, tv cabinet, tv table, tv bench, entertainment center, entertainment unit, entertainment console, media unit, media cabinet, media stand, media center, tv furniture, lowboard, record cabinet, console
display cabinet | cabinet | china cabinet, curio cabinet, curio, vitrine, glass cabinet, display case, hutch, glass door cabinet
highboard | cabinet | tall cabinet, high board, bar cabinet, liquor cabinet, tall sideboard, drinks cabinet
bed | | bed frame, bedstead, platform bed, slat bed, slatted bed, panel bed, spindle bed, platform bed frame, sleigh bed, cot bed frame, master bed
upholstered bed | bed | padded bed, fabric bed, tufted bed, cushioned bed
dresser | | bureau, drawers, bedroom dresser, dressing chest, double dresser, clothes dresser, dresser drawers, clothes drawers
chest | dresser | chest of drawers, tallboy, highboy, tall chest, low chest, drawer chest, chest drawers, tall dresser, vertical dresser, lingerie chest, commode
nightstand | | night stand, bedside table, bed side table, bedside cabinet, night table, bedside, bedside drawers, bedside chest, bed table, bedroom side table
desk | | writing desk, office desk, computer desk, study desk, work desk, study table, work table, writing table, office table, computer table, workstation, secretary, secretary desk, laptop desk, home office desk, executive desk, working desk
bench | | settle bench, sitting bench, entry bench, entryway bench, hallway bench, mudroom bench, foyer bench, slat bench, window bench, shoe bench, banquette
dining bench | bench | kitchen bench, dining table bench, dining room bench, table bench
bed bench | bench | bedroom bench, end of bed bench, foot of bed bench, end bed bench, bed end bench, ottoman bed bench
stool | | tabouret, taboret, low stool, vanity stool, dressing stool, step stool, milking stool
counter stool | stool | bar stool, counter chair, kitchen stool, bar chair, island stool, counter height stool, bar height stool, counter height chair, counter seat, breakfast stool, kitchen island stool, kitchen counter stool, tall stool, high stool, breakfast bar stool, kitchen bar stool, bar seat, barstool chair, high chair
ottoman | | footstool, foot stool, footrest, foot rest, hassock, leg rest
pouf | ottoman | pouffe, floor cushion, floor pillow, bean bag, beanbag, floor pouf, bean bag chair
bench ottoman | ottoman | ottoman bench, tufted bench
`

/** Kinds that nobody makes here, and what comes nearest: `name | nearest | other names`. */
const notMade = `
sectional | sofa | sectional sofa, corner sofa, corner unit, l shaped sofa, u shaped sofa, modular sofa, modular sectional, modular sectional sofa, chaise sofa, sofa chaise, sofa with chaise
sofa bed | sofa | sleeper sofa, futon, pull out sofa, pull out bed, convertible sofa, sofa sleeper, sleeper
recliner | armchair | recliner chair, reclining chair, power recliner, lift chair, massage chair, la z boy, glider, reclining armchair, recliners
reclining sofa | sofa | recliner sofa, reclining loveseat
rocking chair | armchair | rocker, nursery chair, noho paipai
wingback chair | armchair | wing chair, wingback, wingback armchair
chaise | armchair, settee | chaise lounge, chaise longue, fainting sofa
daybed | settee, bed | day bed, trundle bed, trundle, punee, hikiee
office chair | dining chair, armchair | desk chair, task chair, computer chair, gaming chair, executive chair, ergonomic chair, work chair
folding chair | dining chair | stacking chair, stackable chair
hanging chair | armchair | egg chair, hammock chair, swing chair, hammock, porch swing
outdoor chair | armchair | adirondack chair, adirondack, deck chair, sun lounger, pool chair, pool lounger, beach chair, patio chair, garden chair, lawn chair
bunk bed | bed | loft bed, kids bed, toddler bed, crib, murphy bed, canopy bed, four poster bed, four poster, water bed, day bed frame
headboard | bed | bed head
mattress | bed | memory foam mattress, box spring, mattress topper
bookcase | display cabinet | bookshelf, book shelf, book case, shelf, shelves, shelving, shelving unit, wall shelf, shelf unit, etagere, ladder shelf, storage shelf, floating shelf, open shelf, book cabinet, cubby, cube storage
wardrobe | chest, display cabinet | armoire, closet, clothes rack, garment rack, coat closet
console table | sideboard | entry table, entryway table, hallway table, hall table, sofa table, foyer table, entrance table, narrow table, entry console, behind sofa table
bar table | counter stool, dining table | pub table, bistro table, counter height table, high top table, high table, bar height table
nesting tables | side table, coffee table | nest of tables, nesting table, nested tables
filing cabinet | cabinet | file cabinet, file drawer
kitchen island | cabinet, dining table | kitchen cart, serving cart
bar cart | highboard, cabinet | wine rack, wine cabinet, trolley, drinks trolley, home bar, liquor cart
vanity | desk | makeup vanity, makeup vanity table, makeup table, dressing table, vanity table, makeup table, makeup desk
standing desk | desk | sit stand desk, adjustable desk, gaming desk, l shaped desk, corner desk
storage bench | bench | blanket chest, hope chest, toy chest, blanket box, trunk, shoe cabinet, shoe rack, shoe storage, toy box, bench with storage
storage ottoman | ottoman | ottoman with storage, cube storage ottoman
dining set | dining table | dining table set, dining room set, dining table and chairs, table and chairs, kitchen table set, dinette set, table and chair set
bedroom set | bed | bedroom suite, bedroom furniture set
rug | | carpet, area rug, runner, mat, doormat, floor mat, moena
lamp | | light, lighting, light fixture, floor lamp, table lamp, desk lamp, pendant, pendant light, chandelier, sconce, lampshade, ceiling light, ceiling fan, fan
mirror | | wall mirror, floor mirror
curtain | | drapes, blinds, shades, shutters
cushion | | pillow, throw, kapa moe, throw pillow, blanket, duvet, bedsheets, bed linen, comforter, linens set, quilt
art | | wall art, painting, poster, print, picture frame, sculpture, wall decor, decor
vase | | planter, plant, plant stand, plant pot, basket, candle, clock, tray, bowl
tableware | | plates, cups, cutlery, glasses, dishes, mugs
appliance | | fridge, refrigerator, oven, stove, dishwasher, microwave, washer, dryer, grill
television | media console | tv
umbrella | | parasol, gazebo, fire pit, pergola
screen | | room divider, divider, folding screen
pet bed | | dog bed, cat bed, cat tree, pet furniture, dog crate
rack | | towel rack, magazine rack, luggage rack, bike rack
gift card | | gift certificate, voucher
coat rack | | hall tree, hooks, coat stand, hat rack
`

/** Pieces of a kind that stand in a room are of a nearer kind: `kind, room, nearer kind`. */
export const kindsByRoom = [
  ['chair', 'dining room', 'dining chair'],
  ['chair', 'living room', 'armchair'],
  ['table', 'dining room', 'dining table'],
  ['bench', 'dining room', 'dining bench'],
  ['bench', 'bedroom', 'bed bench'],
].map(([kind, room, nearer]) => ({
  kind: idOf('kind', kind!),
  room: idOf('room', room!),
  nearer: idOf('kind', nearer!),
}))

/** What every piece of a kind has, whatever is said of it. */
export const impliedByKinds = linesOf(`
room:bedroom | bed, dresser, nightstand, bench
room:entry | bench
room:office | desk
room:kitchen | counter stool, dining table, dining chair
room:living-room | media console, coffee table
feature:storage | cabinet, dresser, nightstand
`).flatMap(([id, names]) => listOf(names).map((name) => ({ kind: idOf('kind', name), id })))

/** All kinds that people ask for. */
export function kinds(): Concept[] {
  return [
    ...linesOf(made).map(([name, of, words]) => ({
      ...kind(name, words),
      broader: of ? [idOf('kind', of)] : [],
    })),
    ...linesOf(notMade).map(([name, near, words]) => ({
      ...kind(name, words),
      near: listOf(near).map((one) => idOf('kind', one)),
    })),
  ]
}

function kind(name: string, words: string) {
  return { id: idOf('kind', name), words: [name, ...listOf(words)] }
}

export function idOf(dimension: string, name: string): string {
  return `${dimension}:${name.replaceAll(' ', '-')}`
}

/** The lines of a table, each in its three columns. */
export function linesOf(table: string): [string, string, string][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [first = '', second = '', third = ''] = line.split('|').map((cell) => cell.trim())
      return [first, second, third]
    })
}

/** What a cell lists, between commas. */
export function listOf(cell: string): string[] {
  return cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}
