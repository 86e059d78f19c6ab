import { classes } from './classes.ts'

/** Our own set: outlines on a 24 × 24 field. */
const outlines = {
  alert: 'M12 4 2.8 20h18.4L12 4ZM12 10v4.5M12 17.2v.1',
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  box: 'M4 8l8-4 8 4v9l-8 4-8-4V8ZM4 8l8 4 8-4M12 12v9M8 6l8 4v3.5',
  cart: 'M6 8.5h12l1.2 12H4.8L6 8.5ZM9 11V7a3 3 0 0 1 6 0v4',
  chart: 'M4 4v16h16M8.5 16v-4M12.5 16V7.5M16.5 16v-6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  cube: 'M12 3l8 4.5v9L12 21l-8-4.5v-9L12 3ZM4 7.5l8 4.5 8-4.5M12 12v9',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  edit: 'M4 20l1-4.2L15.8 5a2 2 0 0 1 2.8 0l.4.4a2 2 0 0 1 0 2.8L8.2 19 4 20ZM14 7l3 3',
  external: 'M14 4h6v6M20 4l-9 9M17 13.5V20H4V7h6.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  file: 'M6 3h8l4 4v14H6V3ZM14 3v4h4',
  filter: 'M4 7h16M7 12h10M10 17h4',
  grid: 'M4 4h6.5v6.5H4V4ZM13.5 4H20v6.5h-6.5V4ZM4 13.5h6.5V20H4v-6.5ZM13.5 13.5H20V20h-6.5v-6.5Z',
  heart: 'M12 20.2S4 15.6 4 9.7A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.7c0 5.9-8 10.5-8 10.5Z',
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4v-9Z',
  image: 'M4 5h16v14H4V5ZM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9.2v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.7v.1',
  mail: 'M3 6h18v12.5H3V6ZM3.5 7l8.5 6.5L20.5 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  phone:
    'M6.5 3.5H10l1.5 4-2 1.8a12 12 0 0 0 5.2 5.2l1.8-2 4 1.5v3.5a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  pin: 'M12 21s7-6 7-11.2A7 7 0 0 0 5 9.8C5 15 12 21 12 21ZM12 12.3a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 13.5h10v7H7v-7Z',
  refresh: 'M20 11.5a8 8 0 1 0-2.2 6M20 5v6.5h-6.5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20.5 20.5 16 16',
  sliders: 'M4 7h10M18 7h2M16 4.5v5M4 17h2M10 17h10M8 14.5v5',
  spinner: 'M12 3.5a8.5 8.5 0 1 1-8.5 8.5',
  star: 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.8Z',
  tag: 'M12.5 4H20v7.5L11.5 20 4 12.5 12.5 4ZM16.2 7.8v.1',
  trash: 'M5 7h14M10 7V4h4v3M7 7l.8 13h8.4L17 7M10.3 11v5.5M13.7 11v5.5',
  truck:
    'M3 6h11v10H3V6ZM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  undo: 'M9 8 4.5 12.5 9 17M5 12.5h9a5 5 0 0 1 5 5V19',
  upload: 'M12 15.5V4.5M7 9l5-5 5 5M5 20h14',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  users:
    'M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM1.5 20.5a7.5 7.5 0 0 1 15 0M16 4a4 4 0 0 1 0 8M19 14a7.5 7.5 0 0 1 3.5 6.5',
} as const

export type IconName = keyof typeof outlines

type IconProps = {
  name: IconName
  className?: string
  /** A filled shape: the heart of what is on the wishlist, the stars of a rating. */
  filled?: boolean
}

/** A small picture beside words, 20 px unless its class says otherwise; it says nothing to a screen reader. */
export function Icon({ name, className, filled = false }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('shrink-0', /\bsize-/.test(className ?? '') ? '' : 'size-5', className)}
    >
      <path d={outlines[name]} />
    </svg>
  )
}
