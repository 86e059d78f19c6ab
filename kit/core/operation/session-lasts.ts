/** The header by which a reply says for how many seconds the session of who asked lasts, if nothing more is asked. */
export const SESSION_LASTS = 'session-lasts'
