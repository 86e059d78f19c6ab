import { config, type z } from 'zod'

type Issue = z.core.$ZodRawIssue
type Sized = { origin: string; inclusive?: boolean | undefined }

const MISSING = 'This is required'
/** What can be wrong in too many ways to say, and is met by programs rather than by people. */
const UNFIT = 'This does not fit here'
const MANY_CHOICES = 12

/** What a value should have been, by the name that zod has for it. */
const wanted: Record<string, string> = {
  string: 'Enter text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Choose yes or no',
  array: 'Give a list',
  date: 'Enter a date',
}

const formats: Record<string, string> = {
  email: 'Enter a valid email address',
  url: 'Enter a valid link',
  date: 'Enter a date',
  datetime: 'Enter a date and time',
}

/** What people read when a schema names no words of its own for what they entered. */
function wordsFor(issue: Issue): string {
  if (issue.input === undefined || issue.input === null) return MISSING
  switch (issue.code) {
    case 'invalid_type':
      return wanted[issue.expected] ?? UNFIT
    case 'invalid_value':
      return issue.values.length > MANY_CHOICES ? UNFIT : `Choose one of ${issue.values.join(', ')}`
    case 'invalid_format':
      return formats[issue.format] ?? UNFIT
    case 'too_big':
      return atMost(issue, String(issue.maximum))
    case 'too_small':
      return atLeast(issue, String(issue.minimum))
    case 'not_multiple_of':
      return `Use a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `${issue.keys[0]} is not taken here`
    default:
      return UNFIT
  }
}

function atMost({ origin, inclusive = true }: Sized, most: string): string {
  if (origin === 'string') return `Use at most ${most} characters`
  if (origin === 'array' || origin === 'set') return `Give at most ${most} entries`
  return inclusive ? `Use ${most} or less` : `Use less than ${most}`
}

function atLeast({ origin, inclusive = true }: Sized, least: string): string {
  if (origin === 'string') return least === '1' ? MISSING : `Use at least ${least} characters`
  if (origin === 'array' || origin === 'set')
    return least === '1' ? MISSING : `Give at least ${least} entries`
  return inclusive ? `Use ${least} or more` : `Use more than ${least}`
}

// Schemas speak when they are asked, so this holds for all of them, wherever it is imported.
config({ customError: wordsFor })
