import type { Package, PackageItem } from '#contract/packages.ts'

const SOFA = '7f9c1f3e-5a0d-4d0e-9a3b-0d6f5b1c2e4a'
const BED = '7f9c1f3e-5a0d-4d0e-9a3b-0d6f5b1c2e4b'

function picture(hash: string, alt: string) {
  return { base: `/pictures/${hash}`, width: 1200, height: 1200, widths: [320, 640, 1200], alt }
}

const sofa: PackageItem = {
  name: 'Driftline sofa',
  quantity: 1,
  product: SOFA,
  variants: { Wood: 'White oak' },
  picture: picture('50fa', 'Driftline sofa in white oak'),
  dimensions: '80 × 35 × 33 in (204 × 90 × 84 cm)',
}
const lamp: PackageItem = {
  name: 'Floor lamp',
  quantity: 1,
  product: null,
  variants: {},
  picture: null,
  dimensions: '',
}
const cushions: PackageItem = { ...lamp, name: 'Linen cushion', quantity: 2 }
const bed: PackageItem = {
  name: 'Crest bed',
  quantity: 1,
  product: BED,
  variants: { Wood: 'White oak' },
  picture: picture('bed0', 'Crest bed in white oak'),
  dimensions: '',
}

/** A home for one bedroom as a reply holds it: two rooms, some of it outside the catalogue. */
export function samplePackage(changes: Partial<Package> = {}): Package {
  const id = changes.id ?? 'one-bedroom'
  return {
    _id: id,
    id,
    name: 'One-bedroom package',
    tab: 'pre-designed',
    style: 'White oak, oat and sage',
    home: null,
    bedrooms: 1,
    summary: 'A calm condo in white oak.',
    description: 'What a one-bedroom home needs to be lived in, down to the bowl on the table.',
    price: 35_888,
    piecesPrice: null,
    image: '/pictures/c0de-1600.webp',
    pictures: [{ ...picture('c0de', 'A bedroom in white oak'), height: 800 }],
    itemCount: 46,
    items: 46,
    roomBreakdown: { 'Living room': [sofa, lamp, cushions], Bedroom: [bed] },
    included: ['46 items, chosen to go together', '1-year manufacturer warranty'],
    notIncluded: ['Bedding', 'Mattresses', 'Chandelier', 'Outdoor furniture', 'Taxes'],
    specifications: [
      { label: 'Price', value: '$35,888, taxes excluded' },
      { label: 'Items', value: '46' },
      { label: 'Wood', value: 'White oak' },
      { label: 'Seats', value: '4 at the table, 2 at the counter' },
      { label: 'Delivery', value: '8-12 weeks' },
      { label: 'Warranty', value: '1-year manufacturer warranty' },
    ],
    stock: 12,
    ...changes,
  }
}

/** A style to begin with, at a from-price: its items are told one by one. */
export function sampleStyle(changes: Partial<Package> = {}): Package {
  return samplePackage({
    id: 'minimalist',
    name: 'Minimalist package',
    tab: 'full-home',
    style: 'minimalist',
    bedrooms: null,
    summary: 'Less, and better: four designs in pale oak and ivory.',
    price: 1999,
    itemCount: 5,
    items: [sofa, bed],
    included: ['Five pieces for three rooms, one set'],
    specifications: [
      { label: 'Price', value: 'From $1,999, taxes excluded' },
      { label: 'Palette', value: 'White oak and ivory' },
      { label: 'Pieces', value: '5' },
      { label: 'Wood', value: 'White oak' },
      { label: 'Delivery', value: '8-12 weeks' },
    ],
    stock: 8,
    ...changes,
  })
}

/** All seven, with the prices and counts that the shop publishes. */
export function samplePackages(): Package[] {
  const home = (id: string, name: string, bedrooms: number, price: number, itemCount: number) =>
    samplePackage({ id, name, bedrooms, price, itemCount, items: itemCount })
  const style = (id: string, name: string, price: number, itemCount: number) =>
    sampleStyle({ id, name, price, itemCount })
  return [
    home('one-bedroom', 'One-bedroom package', 1, 35_888, 46),
    home('two-bedroom', 'Two-bedroom package', 2, 47_888, 60),
    home('three-bedroom', 'Three-bedroom package', 3, 58_888, 73),
    style('minimalist', 'Minimalist package', 1999, 5),
    style('scandinavian', 'Scandinavian package', 2499, 4),
    style('modern', 'Modern package', 2199, 4),
    style('luxury', 'Luxury package', 3999, 5),
  ]
}

/** As much of a package as menus name. */
export function teaserOf(found: Package) {
  const { id, name, tab, price, itemCount, summary } = found
  return { id, name, tab, price, itemCount, summary }
}
