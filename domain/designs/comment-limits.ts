/** Comments pinned to the plan and the concepts of one request, and answers to one comment. */
export const MAX_COMMENTS = 100
export const MAX_REPLIES = 100
