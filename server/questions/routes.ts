import { paginationOf } from '#kit/core/operation/paging.ts'
import { idempotentWrite } from '#kit/node/http/idempotency.ts'
import { serve, type App } from '#server/serve.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { answerQuestion } from './answer-question.ts'
import { askForSwatches, askQuestion } from './ask-question.ts'
import { listQuestions } from './queries.ts'

/** What people ask the studio, and what it answers. */
export function questionRoutes(app: App, world: World): void {
  const { db } = world

  serve(app, 'POST /api/questions', async ({ user, body }) => {
    await askQuestion(world, user, body)
    return {}
  })

  serve(app, 'POST /api/questions/swatches', async ({ user, body }) => {
    await askForSwatches(world, user, body)
    return {}
  })

  serve(app, 'GET /api/questions', async ({ query }) => {
    const { rows, total } = await listQuestions(db, query)
    return { questions: rows, pagination: paginationOf(query, total) }
  })

  serve(app, 'PUT /api/questions/:id/answer', async ({ user, params, body, submit }) => {
    const shop = letterShop(await currentSettings.get(world), world.config)
    const answering = { actor: user, id: params.id, answer: body.answer, at: world.clock(), shop }
    return idempotentWrite(db, submit, async (tx) => ({ question: await answerQuestion(tx, answering) }))
  })
}
