import { emptyBoard, type Board, type Opening } from './board.ts'

/** A living room with two rooms beside it, 36 by 23 ft: where the studio begins to show a package. */
export function sampleHome(): Board {
  const room = { floor: 'oak', paint: 'paper' } as const
  return {
    ...emptyBoard(),
    nodes: {
      nodeaaaa: { x: 0, y: 0 },
      nodebbbb: { x: 7000, y: 0 },
      nodecccc: { x: 11_000, y: 0 },
      nodedddd: { x: 11_000, y: 3500 },
      nodeeeee: { x: 11_000, y: 7000 },
      nodeffff: { x: 7000, y: 7000 },
      nodegggg: { x: 0, y: 7000 },
      nodehhhh: { x: 7000, y: 3500 },
    },
    walls: {
      wallaaaa: wall('a', 'b'),
      wallbbbb: wall('b', 'c'),
      wallcccc: wall('c', 'd'),
      walldddd: wall('d', 'e'),
      walleeee: wall('e', 'f'),
      wallffff: wall('f', 'g'),
      wallgggg: wall('g', 'a'),
      wallhhhh: wall('b', 'h'),
      walliiii: wall('h', 'f'),
      walljjjj: wall('h', 'd'),
    },
    openings: {
      dooraaaa: { ...door('f', 1500), isEntry: true },
      doorbbbb: door('h', 2800),
      doorcccc: door('i', 700),
      winaaaaa: pane('a', 3500, 2400),
      winbbbbb: pane('g', 3500, 1800),
      winccccc: pane('c', 1750, 1500),
      winddddd: pane('d', 1750, 1500),
    },
    rooms: {
      roomaaaa: { name: 'Living and dining', kind: 'living', x: 3500, y: 3500, ...room },
      roombbbb: { name: 'Bedroom', kind: 'bedroom', x: 9000, y: 1750, ...room },
      roomcccc: { name: 'Second room', kind: '', x: 9000, y: 5250, ...room },
    },
  }
}

function wall(a: string, b: string): Board['walls'][string] {
  return { a: `node${a.repeat(4)}`, b: `node${b.repeat(4)}`, mm: 120, kind: 'wall' }
}

function door(of: string, at: number): Opening {
  const measures = { at, width: 914, height: 2032, sill: 0 }
  return { wall: `wall${of.repeat(4)}`, ...measures, kind: 'door', hinge: 'a', side: 'right', isEntry: false }
}

function pane(of: string, at: number, width: number): Opening {
  return { ...door(of, at), width, height: 1220, sill: 900, kind: 'window' }
}
