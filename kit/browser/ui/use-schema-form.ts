import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FormEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormSetError,
} from 'react-hook-form'
import type { z } from 'zod'
import { useOneAtATime } from '#kit/browser/api/attempt.ts'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'

/** A refusal with words for people, and per field where it names some. */
type Refusal = { message: string; fields: Record<string, string> }

type FormOptions<Form extends FieldValues> = {
  defaults?: DefaultValues<Form>
  /** What the form says when the shop gave no reason. */
  failure?: string
  /** Under which name what is typed waits while a session that ended is begun again. */
  draft?: string
  /** Whether the first wrong field gets the focus; a form with a summary of its faults gives it to that. */
  focusFirst?: boolean
}

/**
 * A form that is checked by a contract schema before anything is sent.
 *
 * `send` receives what was typed, as the wire takes it. A refusal of the shop lands under the fields it names, else
 * in `formError`; nothing typed is lost. `<Field label="Email" {...form.field('email')} />` ties an input to it.
 */
export function useSchemaForm<Form extends FieldValues>(
  schema: z.ZodType<unknown, Form>,
  send: (typed: Form) => Promise<unknown>,
  {
    defaults,
    failure = 'Something went wrong. Please try again.',
    draft,
    focusFirst = true,
  }: FormOptions<Form> = {},
) {
  const form = useForm<Form>({
    resolver: standardSchemaResolver<Form, unknown, unknown>(schema, undefined, { raw: true }),
    defaultValues: defaults,
    shouldFocusError: focusFirst,
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const error = (name: FieldPath<Form>) => form.getFieldState(name, form.formState).error?.message
  const field = (name: FieldPath<Form>, options?: RegisterOptions<Form, typeof name>) => ({
    ...form.register(name, options),
    error: error(name),
  })
  const once = useOneAtATime()
  const submit = form.handleSubmit((typed) =>
    send(typed).catch((problem: unknown) => showProblem(problem, form.setError, { failure, focusFirst })),
  )

  useSavedDraft<Form>(draft, {
    typed: () => (isDirty ? form.getValues() : undefined),
    restore: (kept) => form.reset(Object.assign({}, defaults, kept), { keepDefaultValues: true }),
  })

  return {
    ...form,
    field,
    /** Ties an input of numbers: an empty one is absent, not 0. */
    number: (name: FieldPath<Form>) => ({
      ...field(name, { setValueAs: numberTyped }),
      inputMode: 'decimal' as const,
    }),
    error,
    formError: errors.root?.message,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void once('submit', () => submit(event))
    },
    busy: isSubmitting,
    isDirty,
  }
}

function showProblem<Form extends FieldValues>(
  problem: unknown,
  setError: UseFormSetError<Form>,
  { failure, focusFirst }: { failure: string; focusFirst: boolean },
) {
  if (!isRefusal(problem)) {
    setError('root', { message: failure })
    throw problem
  }
  showRefusal({ message: problem.message || failure, fields: problem.fields }, setError, focusFirst)
}

/** Puts a refusal under the fields it names and, unless all of them are in view, its words over the form. */
export function showRefusal<Form extends FieldValues>(
  { message: words, fields: named }: Refusal,
  setError: UseFormSetError<Form>,
  focusFirst = true,
) {
  const fields = Object.entries(named)
  for (const [at, [name, message]] of fields.entries())
    setError(name as FieldPath<Form>, { message }, { shouldFocus: focusFirst && at === 0 })
  const allInView = fields.length > 0 && fields.every(([name]) => document.getElementsByName(name).length > 0)
  if (!allInView) setError('root', { message: words })
}

function isRefusal(problem: unknown): problem is Error & Refusal {
  return problem instanceof Error && 'fields' in problem
}

function numberTyped(typed: unknown): number | undefined {
  return typed === '' || typed === undefined || typed === null ? undefined : Number(typed)
}
