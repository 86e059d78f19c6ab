import { requiredLine } from '#kit/core/operation/text.ts'

/** What mail can carry. */
const MAX_LENGTH = 254

/** One spelling of an address by which somebody is found, with the words for one that is none. */
export const soughtEmail = (invalid: string) =>
  requiredLine('Email is required', MAX_LENGTH)
    .normalize('NFKC')
    .toLowerCase()
    // One letter may stand for several.
    .max(MAX_LENGTH, invalid)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, invalid)

export const SoughtEmail = soughtEmail('Email is invalid')

/** An address that mail is sent to from now on: none that mail reads as another, or cannot carry. */
export const emailAddress = (invalid: string) =>
  soughtEmail(invalid).regex(/^[^\p{DI}\p{NChar}。<>()[\]\\,:;"]+$/u, invalid)

export const Email = emailAddress('Email is invalid')
