import { z } from 'zod'

/** Who wrote something that customer and studio both read. */
export const Author = z.object({
  name: z.string(),
  isStudio: z.boolean(),
  /** Written by whoever asks. */
  isMe: z.boolean(),
})
export type Author = z.infer<typeof Author>
