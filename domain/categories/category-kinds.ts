/** What a category gathers: one type of furniture, or what a kind of home or room asks for. */
export const categoryKinds = ['type', 'room'] as const
export type CategoryKind = (typeof categoryKinds)[number]

export const categoryKindLabels: Record<CategoryKind, string> = {
  type: 'Furniture type',
  room: 'Home or room',
}
