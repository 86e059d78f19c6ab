import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { pieceInWords } from '#domain/stock/stocktake.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { randomUuid } from '#kit/browser/api/attempt.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { call } from '#web/api.ts'
import { submitTexts } from '../../form-dialog.tsx'

type News = { tone: 'good' | 'bad'; words: string }

/** Takes codes one after another, as a scanner types them: each is one piece more. */
export function ScanField({ id }: { id: string }) {
  const { news, scan } = useScans(id)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // A scanner types wherever the focus is.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), [])
  const submit = submitTexts(async ({ code = '' }) => {
    setTyped('')
    if (code !== '') await scan(code)
  })
  return (
    <div className="grid gap-3">
      <Form onSubmit={submit} className="flex gap-3">
        <PlainField
          ref={field}
          label="Scan or type a code"
          name="code"
          className="grow"
          hint="Each Enter counts one piece more. Where a piece has several finishes, type a space and the finish’s key behind its code."
          maxLength={400}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button variant="secondary" icon="plus" className="mt-7 shrink-0 self-start">
          Count one
        </Button>
      </Form>
      {news && <Notice tone={news.tone}>{news.words}</Notice>}
    </div>
  )
}

/** Scans come faster than answers: each waits for the one before it. */
function useScans(id: string) {
  const client = useQueryClient()
  const [news, setNews] = useState<News>()
  const last = useRef<Promise<void>>(Promise.resolve())

  async function send(productCode: string): Promise<void> {
    const counts = [{ productCode, add: 1 }]
    try {
      const ask = { params: { id }, body: { counts }, idempotencyKey: randomUuid() }
      const [line] = (await call('PUT /api/stocktakes/:id', ask)).lines
      if (line) setNews({ tone: 'good', words: `${pieceInWords(line)}: ${line.counted} counted` })
    } catch (error) {
      setNews({
        tone: 'bad',
        words: `${productCode} was not counted. ${messageOf(error, 'Please scan it again.')}`,
      })
    }
    await client.invalidateQueries({ queryKey: ['GET /api/stocktakes/:id'] })
  }
  const scan = (code: string) => (last.current = last.current.then(() => send(code)))
  return { news, scan }
}
