/** The folders of the store whose files belong to somebody: each has its row in `files`. */
export const PRIVATE_FOLDERS = ['plans', 'concepts', 'evidence'] as const
export type PrivateFolder = (typeof PRIVATE_FOLDERS)[number]
