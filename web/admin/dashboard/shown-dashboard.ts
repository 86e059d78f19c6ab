import type { Reply } from '#contract/call.ts'

/** The dashboard as the page holds it: money in dollars, moments as text. */
export type ShownDashboard = Omit<Reply<'GET /api/dashboard'>, 'success' | 'data'>
export type ShownRow = ShownDashboard['today'][number]
