import { typedCm } from './length.ts'

const ANY_FIGURE = String.raw`(?:\d+(?:[.,]\d+)?(?:[\s-]*[¼-¾⅓⅔⅛-⅞]|[\s-]+\d+\/\d+)?)[\s-]*`
const INCHES = String.raw`(?:''|["”″]|inch(?:es)?\b|in\b)`
const LENGTH = new RegExp(
  String.raw`${ANY_FIGURE}(?:${INCHES}|(?:['’′]|(?:ft|feet|foot)\b)(?:[\s-]*${ANY_FIGURE}${INCHES})?|(?:mm|cm|m)\b)`,
  'i',
)

/** The first length with a unit that a sentence names, in centimeters and as it was typed: `sofa under 6' 2"`. */
export function lengthIn(sentence: string): { cm: number; written: string } | undefined {
  const [written = ''] = LENGTH.exec(sentence) ?? []
  const cm = typedCm(written, 'in')
  return cm === undefined ? undefined : { cm, written }
}
