/** What a custom design costs at first, in cents: the owner sets it. */
export const DESIGN_FEE_CENTS = 50_000

/** What a request is called where nobody named it otherwise. */
export const DEFAULT_PACKAGE_TYPE = 'Build Your Own Package'

/** Files that a client sends beside the floor plan. */
export const MAX_ATTACHMENTS = 5
