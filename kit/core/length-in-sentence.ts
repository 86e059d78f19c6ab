import { typedCm } from './length.ts'

const ANY_FIGURE = String.raw`(?:\d+(?:[.,]\d+)?(?:[\s-]*[¼-¾⅓⅔⅛-⅞]|[\s-]+\d+\/\d+)?)[\s-]*`
const INCHES = String.raw`(?:''|["”″]|inch(?:es)?\b|in\b)`
const LENGTH = new RegExp(
  String.raw`${ANY_FIGURE}(?:${INCHES}|(?:['’′]|(?:ft|feet|foot)\b)(?:[\s-]*${ANY_FIGURE}${INCHES})?|(?:mm|cm|m)\b)`,
  'i',
)

/** The first length with a unit that a sentence names, in centimeters: `sofa under 6' 2"`. */
export function lengthIn(sentence: string): number | undefined {
  const [written] = LENGTH.exec(sentence) ?? []
  return written === undefined ? undefined : typedCm(written, 'in')
}
