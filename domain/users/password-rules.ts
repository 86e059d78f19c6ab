/** Registration and reset. */
export const MIN_PASSWORD_LENGTH = 6
export const passwordTooShort = 'Password must be at least 6 characters'

/** Set by the studio for somebody: as long, in the back office's own words. */
export const studioPasswordTooShort = `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`
export const passwordsDiffer = 'Passwords do not match'

/** Change on the profile page. */
export const MIN_NEW_PASSWORD_LENGTH = 8
export const newPasswordTooShort = 'New password must be at least 8 characters'

export const MAX_PASSWORD_LENGTH = 128
export const passwordTooLong = `Password must be at most ${MAX_PASSWORD_LENGTH} characters`

export const passwordTooCommon = 'This password is too common. Please choose another.'
