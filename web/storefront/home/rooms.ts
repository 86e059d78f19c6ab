/** The rooms that head our pages: `demo/make-pictures.ts` lays them into `pictures/`, in these sizes. */
const files = import.meta.glob<string>('./pictures/*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
})

const WIDTHS = [960, 1600]
const PLAIN_WIDTH = 960

/** What is to be seen in each. */
export const rooms = {
  lanai:
    'A living room open to the sea at sunset: a linen sofa before lava stone, across from two teak chairs',
  luxury:
    'A room at sunset: an ivory barrel chair, a stone-topped drum table and a cognac leather bench between two nightstands',
  'kona-dining':
    'A dining room at sunset: a round fluted walnut table with four walnut chairs before lava stone',
  'kona-bedroom':
    'A bedroom at sunset: a walnut dresser with ink drawers under a window to the sea, beside a padded bed',
  settee: 'A bright room above the sea: a moss green and a navy settee around an oval table',
  counter: 'A kitchen high above the sea: walnut counter stools along an island',
  modern:
    'A room high above the sea: an oval walnut table, a leather-seated chair, a woven stool and an ochre drum ottoman',
  'condo-bedroom':
    'A bedroom above the sea: an upholstered bed, a tall oak chest and an oak desk with a woven chair',
  outdoor:
    'A porch on the beach: a spindle settee and an open-framed one in teak, a slatted bench and two turned stools',
  dining: 'A dining room by the beach: six cane-backed oak chairs at a long oak table',
  bedroom:
    'A bedroom by the beach: an oak bed made up in white and sage between two nightstands, with a woven bench at its foot',
  scandinavian:
    'A room by the beach: a sage lounge chair, a round oak stool, a woven bench and a woven stool',
  entry: 'The entry of a beach cottage: an oak bench with a navy cushion under hooks with straw hats',
  living:
    'A living room before a stone fireplace: a cognac leather sofa, a pale settee and an ochre barrel chair',
  study: 'A study upcountry: a walnut desk under the window, between a cane-fronted cabinet and a glazed one',
  'custom-design': 'A floor plan, samples of wood, leather and cloth on the long walnut table of a designer',
}

export type Room = keyof typeof rooms

/** The address of a room for browsers that choose no file themselves. */
export function roomAddress(room: Room): string | undefined {
  return files[fileOf(room, PLAIN_WIDTH, 'webp')]
}

/** A room in all its widths, for the browser to choose from. */
export function roomFileSet(room: Room, format: 'avif' | 'webp'): string {
  return WIDTHS.map((width) => `${files[fileOf(room, width, format)]} ${width}w`).join(', ')
}

function fileOf(room: Room, width: number, format: 'avif' | 'webp'): string {
  return `./pictures/${room}-${width}.${format}`
}
