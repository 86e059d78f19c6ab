import { useState } from 'react'
import { MAX_ATTACHMENTS } from '#domain/designs/design-fee.ts'
import { fileFaults } from '#web/shop/file-faults.ts'
import { lookAtPlan } from '#web/plans/look-at-plan.ts'

const TOO_MANY = `Please choose at most ${MAX_ATTACHMENTS} files beside the plan`

export type MoreFiles = ReturnType<typeof useMoreFiles>

/** Files beside the floor plan, each looked at when it is chosen. */
export function useMoreFiles() {
  const [files, setFiles] = useState<readonly File[]>([])
  const [fault, setFault] = useState<string>()

  async function add(chosen: readonly File[]) {
    setFault(undefined)
    const looked = await Promise.all(chosen.map(async (file) => ({ file, fault: await lookAtPlan(file) })))
    const sound = looked.flatMap(({ file, fault }) => (fault === undefined ? file : []))
    const isTooMany = files.length + sound.length > MAX_ATTACHMENTS
    setFiles((before) =>
      [...before, ...sound.filter((file) => !before.some(isSame(file)))].slice(0, MAX_ATTACHMENTS),
    )
    setFault(fileFaults(looked) ?? (isTooMany ? TOO_MANY : undefined))
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
