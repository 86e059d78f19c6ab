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
  settee: 'A bright room above the sea: a moss green and a navy settee around an oval table',
  counter: 'A kitchen high above the sea: walnut counter stools along an island',
  outdoor:
    'A porch on the beach: a spindle settee and an open-framed one in teak, a slatted bench and two turned stools',
  dining: 'A dining room by the beach: six cane-backed oak chairs at a long oak table',
  bedroom:
    'A bedroom by the beach: an oak bed made up in white and sage between two nightstands, with a woven bench at its foot',
  living:
    'A living room before a stone fireplace: a cognac leather sofa, a pale settee and an ochre barrel chair',
  study: 'A study by the sea: a walnut desk before the window, a glazed cabinet and an ochre drum ottoman',
  'custom-design':
    'A floor plan and samples on the long walnut table of a designer, before a garden by the sea',
  'one-bedroom':
    'A living room in white oak: a slatted sofa, a sage lounge chair and a round table under a paper lamp',
  'two-bedroom': 'A living room at sunset: two ivory barrel chairs and a linen sofa around a rust ottoman',
  'three-bedroom': 'A living room in teak: an indigo sofa across from two slatted seats',
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
