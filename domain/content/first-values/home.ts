/** Of the example alone: what its pieces are made of, and for which houses. */
export const theWood = 'Oak, walnut and teak, made for the way light moves through a Hawaiian house. '

export const home = {
  title: 'Furniture for rooms that open to the air',
  description: '',
  body: `${theWood}Choose a piece, a package, or a whole home drawn around your floor plan.

## A home in one decision

Chosen by our designers. Delivery and installation {includedUntil}, taxes excluded.

## Begin with a style

## Send us your floor plan

A designer draws a concept for your rooms, changes it with you in {revisionRounds}, and lists every piece so you can add it to your cart. {designFee} design fee, due upfront.
`,
} as const
