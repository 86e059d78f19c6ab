/** The signs of the drawing table, in the manner of kit/browser/ui/icon.tsx, which every page of the shop loads. */
const outlines = {
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9V9Z',
  expand: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  shrink: 'M20 10h-6V4M14 10l6-6M4 14h6v6M10 14l-6 6',
  layers: 'M12 3.5 21 8.5 12 13.5 3 8.5 12 3.5ZM4.5 12.5 12 16.7l7.5-4.2M4.5 16.3 12 20.5l7.5-4.2',
  measure: 'M3 15.5 15.5 3 21 8.5 8.5 21 3 15.5ZM6.5 12l2 2M9.5 9l3 3M12.5 6l2 2',
  scale: 'M4 8v8M20 8v8M4 12h16M7.5 9.5 5 12l2.5 2.5M16.5 9.5 19 12l-2.5 2.5',
  comment: 'M12 20.5s6.5-5.6 6.5-10.6a6.5 6.5 0 0 0-13 0c0 5 6.5 10.6 6.5 10.6ZM12 7v6M9 10h6',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  before: 'M14.5 6l-6 6 6 6',
  after: 'M9.5 6l6 6-6 6',
} as const

export type PlanIconName = keyof typeof outlines

export function PlanIcon({ name }: { name: PlanIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5 shrink-0"
    >
      <path d={outlines[name]} />
    </svg>
  )
}
