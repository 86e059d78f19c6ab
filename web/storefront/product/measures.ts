const CM_PER_INCH = 2.54
const KG_PER_LB = 0.453_592_37

type Packed = { widthCm: number; depthCm: number; heightCm: number; weightLbs: number }

/** "168 lb (76 kg)". */
export function weightText(pounds: number): string {
  return `${pounds} lb (${Math.round(pounds * KG_PER_LB)} kg)`
}

/** "92.9 × 40.2 × 31.5 in (236 × 102 × 80 cm), 188 lb (85 kg)": inches first, as everywhere in the shop. */
export function packedSize({ widthCm, depthCm, heightCm, weightLbs }: Packed): string {
  const sides = [widthCm, depthCm, heightCm]
  const inches = sides.map((side) => Math.round((side / CM_PER_INCH) * 10) / 10)
  return `${inches.join(' × ')} in (${sides.join(' × ')} cm), ${weightText(weightLbs)}`
}
