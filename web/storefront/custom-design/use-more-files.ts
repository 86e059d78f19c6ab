import { useState } from 'react'
import { MAX_ATTACHMENTS } from '#domain/designs/design-fee.ts'
import { lookAtPlan } from '#web/plans/look-at-plan.ts'

export type MoreFiles = ReturnType<typeof useMoreFiles>

/** Files beside the floor plan, each looked at when it is chosen. */
export function useMoreFiles() {
  const [files, setFiles] = useState<readonly File[]>([])
  const [fault, setFault] = useState<string>()

  async function add(chosen: readonly File[]) {
    setFault(undefined)
    const looked = await Promise.all(chosen.map(async (file) => ({ file, found: await lookAtPlan(file) })))
    const faulty = looked.find(({ found }) => found !== undefined)
    const sound = looked.flatMap(({ file, found }) => (found === undefined ? file : []))
    const isTooMany = files.length + sound.length > MAX_ATTACHMENTS
    setFiles((before) =>
      [...before, ...sound.filter((file) => !before.some(isSame(file)))].slice(0, MAX_ATTACHMENTS),
    )
    if (faulty) setFault(`${faulty.file.name}: ${faulty.found}`)
    else if (isTooMany) setFault(`Please choose at most ${MAX_ATTACHMENTS} files beside the plan`)
  }

  return {
    files,
    fault,
    restore: setFiles,
    add: (chosen: readonly File[]) => void add(chosen),
    remove: (file: File) => setFiles((before) => before.filter((one) => one !== file)),
  }
}

const isSame = (one: File) => (other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
