import type { LengthUnit } from '#domain/fit/lengths.ts'
import type { WayIn } from '#domain/fit/way-in.ts'
import type { Answer, Verdict } from '#domain/fit/will-it-fit.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { toneIcon, toneLook, type Tone } from '#kit/browser/ui/tones.ts'
import { adviceText, verdictText } from './fit-words.ts'

const tones: Record<Verdict, Tone> = { fits: 'good', tight: 'warn', blocked: 'bad' }

type PlaceAnswerProps = { answer: Answer | undefined; until: string; way: WayIn; unit: LengthUnit }

/** What a place says to the piece, read out when it changes; as high before it is known as when it fits. */
export function PlaceAnswer({ answer, until, way, unit }: PlaceAnswerProps) {
  const tone = answer ? tones[answer.verdict] : 'neutral'
  return (
    <div
      aria-live="polite"
      className={classes(
        'mt-3 flex min-h-18 items-start gap-3 rounded-control py-3 text-sm',
        answer ? toneLook[tone] : 'text-muted',
        answer && 'px-4',
      )}
    >
      <Icon name={toneIcon[tone]} className="size-4 mt-0.5" />
      {answer ? <Told answer={answer} way={way} unit={unit} /> : <p>{until}</p>}
    </div>
  )
}

function Told({ answer, way, unit }: { answer: Answer; way: WayIn; unit: LengthUnit }) {
  const advice = adviceText(answer)
  return (
    <div className="min-w-0">
      <p className="font-medium">{verdictText(answer, way, unit)}.</p>
      {advice !== undefined && <p className="mt-1 text-ink">{advice}</p>}
    </div>
  )
}
