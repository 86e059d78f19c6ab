/** Why the example is called what it is called. */
export const theName = `## The room with one wall missing

A lānai is the roofed, open-sided room of a Hawaiian house. It is shaded but bright, dry but full of air.

People sit there longer than they meant to. We keep it in mind for every other room as well: fewer things, good wood, and a clear line to the light.

`

export const ourStory = {
  title: 'Our story',
  description:
    'A design firm founded in {founded}, with offices in {offices}. How we choose furniture, plan rooms and see a home through to the last chair.',
  body: `Our founder opened the firm in {founded}. It was a design firm before it was a shop, and it still is.

Today we have offices in {offices}.

${theName}## What we do

- We sell furniture piece by piece. [Browse Collection](/browse)
- We furnish whole homes with packages of one, two and three bedrooms. [See designer packages](/designer-packages)
- And we draw custom designs for people who send us a floor plan. [Start a custom design](/custom-design)

The same eye chooses all three.

:::columns
## How we choose

A piece has to be comfortable, easy to repair and easy to live beside. It has to work in a condo as well as in a house. And it has to be worth the trip: most things reach Hawaii by sea, so we would rather send one good chair than two that will do.
:::column
## How we work

We read the plan before we pick the sofa. We put prices, times and terms in writing. When something goes wrong, we say so and tell you what happens next.
:::

## Begin

- [Custom Design](/custom-design) Send us your floor plan.
- [Designer Packages](/designer-packages) A home in one decision.

## Come and talk

{contact}
`,
} as const
