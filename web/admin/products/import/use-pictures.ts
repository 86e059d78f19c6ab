import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_FILES_AT_ONCE } from '#contract/product-form.ts'
import type { PlacedPicture } from '#contract/product-pictures.ts'
import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { uploadFault } from '#web/shop/upload-fault.ts'

const FAILED = 'The upload broke off'

/** As many uploads of one person as the shop takes at once. */
const REQUESTS_AT_ONCE = 2

/** The place of an upload is free a moment after its reply has come. */
const WAIT_MS = 500
const MAX_WAITS = 20

/** What is wrong with the files of a request, all of them; anything else is no fault of theirs. */
const faultsOfFiles: ReadonlySet<string> = new Set(['unsupported_type', 'too_large', 'validation_failed'])

const byName = new Intl.Collator('en', { numeric: true })

/** Many pictures on their way to the products that their names tell; what broke off is sent on from there. */
export function usePictures() {
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const [placed, setPlaced] = useState<readonly PlacedPicture[]>([])
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const client = useQueryClient()

  async function sendAll(files: readonly File[]) {
    const left = new Set(files.toSorted((a, b) => byName.compare(a.name, b.name)))
    setSending(true)
    setFailure(undefined)
    setWaiting([...left])
    const work = lanesOf([...left]).map(async (lane) => {
      for (let at = 0; at < lane.length; at += MAX_FILES_AT_ONCE) {
        const batch = lane.slice(at, at + MAX_FILES_AT_ONCE)
        const results = await sendBatch(batch)
        batch.forEach((file) => left.delete(file))
        setWaiting([...left])
        setPlaced((before) => [...before, ...results])
      }
    })
    const failed = (await Promise.allSettled(work)).find((lane) => lane.status === 'rejected')
    if (failed) setFailure(messageOf(failed.reason, FAILED))
    setSending(false)
    void client.invalidateQueries()
  }

  function startOver(files: readonly File[] = []) {
    setPlaced([])
    void sendAll(files)
  }

  return { waiting, placed, failure, isSending, startOver, resume: () => sendAll(waiting) }
}

export type Pictures = ReturnType<typeof usePictures>

/** Each lane is sent one request after another, so that the pictures of a product stay in the order of their names. */
function lanesOf(files: readonly File[]): (readonly File[])[] {
  const length = Math.ceil(files.length / REQUESTS_AT_ONCE)
  return Array.from({ length: REQUESTS_AT_ONCE }, (_, lane) =>
    files.slice(lane * length, (lane + 1) * length),
  )
}

async function sendBatch(files: readonly File[]): Promise<PlacedPicture[]> {
  const faults = await Promise.all(files.map((file) => uploadFault(file, 'productImage')))
  const refused = files.flatMap((file, at) =>
    faults[at] === undefined ? [] : [refusedFile(file, faults[at])],
  )
  const fit = files.filter((_, at) => faults[at] === undefined)
  return [...refused, ...(fit.length > 0 ? await sendFit(fit) : [])]
}

async function sendFit(fit: File[], waits = 0): Promise<PlacedPicture[]> {
  try {
    return (await call('POST /api/products/pictures', { body: { pictures: fit } })).pictures
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.code === 'rate_limited' && waits < MAX_WAITS) {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
      return sendFit(fit, waits + 1)
    }
    if (!faultsOfFiles.has(error.code)) throw error
    return fit.map((file) => refusedFile(file, error.message))
  }
}

function refusedFile({ name }: File, reason: string): PlacedPicture {
  return { file: name, productCode: null, outcome: 'refused', reason }
}
