/** What a picture of a piece is for; without a kind it simply shows the piece. */
export const pictureKinds = ['angle', 'front', 'room', 'material', 'detail', 'scale'] as const

export type PictureKind = (typeof pictureKinds)[number]
