import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import type { Reply } from '#contract/call.ts'
import { call } from '#web/api.ts'
import { type UploadState, useUpload } from '#kit/browser/api/use-upload.ts'
import { uploadFault } from '#web/shop/upload-fault.ts'

const FAILED = 'An error occurred during import'

export type ImportReply = Reply<'POST /api/products/bulk-import'>

/** Where the import of a file stands: it is chosen, looked through, and then brought in. */
export type ImportStep =
  | { is: 'choosing' }
  | { is: 'checked'; preview: ImportReply }
  | { is: 'done'; result: ImportReply }

/** One file of products from the choice to the results; each way on is asked for by the page. */
export function useImport() {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const [step, setStep] = useState<ImportStep>({ is: 'choosing' })
  const isStarted = useRef(false)
  const client = useQueryClient()
  const [asDrafts, setAsDrafts] = useState(false)
  const checking = useUpload(sendAs({ dryRun: true, asDrafts }), FAILED)
  const importing = useUpload(sendAs({ dryRun: false, asDrafts }), FAILED)

  async function pick(picked: File) {
    checking.reset()
    setFile(picked)
    setFault(await uploadFault(picked, 'productsFile'))
  }

  async function check() {
    const found = file ? await uploadFault(file, 'productsFile') : uploadRules.productsFile.missing
    setFault(found)
    if (!file || found !== undefined) return
    const preview = await checking.start(file)
    if (preview) setStep({ is: 'checked', preview })
  }

  async function bringIn() {
    if (!file) return
    const result = await importing.start(file)
    // Even of an import that broke off, a part may be in.
    void client.invalidateQueries()
    if (result) setStep({ is: 'done', result })
  }

  function startOver() {
    checking.reset()
    importing.reset()
    setFile(undefined)
    setFault(undefined)
    setStep({ is: 'choosing' })
  }

  /** A second press can come before the page has drawn the first. */
  const once = (act: () => Promise<void>) => async () => {
    if (isStarted.current) return
    isStarted.current = true
    await act().finally(() => (isStarted.current = false))
  }

  return {
    file,
    fault,
    step,
    asDrafts,
    setAsDrafts,
    checking: checking.state,
    importing: importing.state,
    pick,
    check: once(check),
    bringIn: once(bringIn),
    cancel: checking.cancel,
    startOver,
  }
}

export type Import = ReturnType<typeof useImport>

function sendAs(as: { dryRun: boolean; asDrafts: boolean }) {
  return (productsFile: File, { signal }: { signal: AbortSignal }, onProgress: (percent: number) => void) =>
    call('POST /api/products/bulk-import', { body: { productsFile, ...as }, signal }, onProgress)
}

/** Whether all of the file has arrived, and the shop is at work on it. */
export function isAtWork(state: UploadState): boolean {
  return state.is === 'sending' && state.percent === 100
}
