import { z } from 'zod'

/** A draft as the shop takes it, and the field of the draft that a part of that stands for. */
export type WiredDraft<Body> = { body: Body; pathOf: (path: readonly PropertyKey[]) => PropertyKey[] }

/** Checks a draft as the shop will: by the very schema of its form, each refusal under the field it is about. */
export function draftSchema<Draft>(
  form: z.ZodType,
  wire: (draft: Draft) => WiredDraft<unknown>,
): z.ZodType<unknown, Draft> {
  return z
    .custom<Draft>(() => true)
    .superRefine((draft, context) => {
      const { body, pathOf } = wire(draft)
      for (const { path, message } of form.safeParse(body).error?.issues ?? [])
        context.addIssue({ code: 'custom', path: pathOf(path), message })
    })
}
