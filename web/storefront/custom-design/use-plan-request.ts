import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from '#kit/browser/router/router.ts'
import { useSession, currentSession } from '#web/session.ts'
import { paths } from '#web/paths.ts'
import { lookAtPlan } from '#web/plans/look-at-plan.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import {
  briefFrom,
  savePendingUpload,
  takePendingUpload,
  type TypedBrief,
  type PendingUpload,
} from './typed-brief.ts'
import { useMoreFiles } from './use-more-files.ts'
import { useSendPlan } from './use-send-plan.ts'

/** The part of the page that takes the plan; the way back from the login leads to it. */
export const UPLOAD_AREA = 'floor-plan'

const LOGIN_FIRST = 'Please login to access custom design services'

/** A request for a custom design in the making: its floor plan, its brief, and sending both. */
export function usePlanRequest() {
  const user = useSession()?.user
  const [typed, setTyped] = useState<TypedBrief>()
  const [lostFile, setLostFile] = useState<string>()
  const plan = useFloorPlan()
  const more = useMoreFiles()
  const brief = typed ?? briefFrom(user?.questionnaire)
  const { state, send, cancel, reset } = useSendPlan(plan.file, brief, more.files)
  const goToLogin = useGoToLogin(state.is === 'failed')
  const isStarted = useRef(false)

  const hasUnsent =
    state.is !== 'done' && (typed !== undefined || plan.file !== undefined || more.files.length > 0)
  useUnsent(
    hasUnsent
      ? { brief: typed, file: plan.file, more: more.files, fileName: namesOf(plan.file, more.files) }
      : undefined,
    (stored) => {
      setTyped(stored.brief)
      setLostFile(stored.file || plan.file ? undefined : stored.fileName)
      if (stored.more) more.restore(stored.more)
      if (stored.file) void plan.choose(stored.file)
    },
  )

  async function pick(file: File) {
    if (state.is === 'done') return
    reset()
    setLostFile(undefined)
    const isFit = await plan.choose(file)
    if (isFit && !user) goToLogin()
  }

  async function getStarted() {
    if (!user) return goToLogin()
    showUploadArea()
    if (user.role === 'admin' || state.is === 'done' || isStarted.current) return
    isStarted.current = true
    const isFit = await plan.choose(plan.file)
    if (isFit && plan.file) await send(plan.file)
    isStarted.current = false
  }

  return {
    user,
    ...plan,
    more,
    lostFile,
    brief,
    isPrefilled: typed === undefined,
    setBrief: setTyped,
    state,
    pick: (file: File) => void pick(file),
    getStarted: () => void getStarted(),
    cancel,
  }
}

/** What has to be chosen again where the browser forgot it. */
function namesOf(file: File | undefined, more: readonly File[]): string | undefined {
  const names = [file, ...more].flatMap((one) => one?.name ?? [])
  return names.length > 0 ? new Intl.ListFormat('en-US').format(names) : undefined
}

export type PlanRequest = ReturnType<typeof usePlanRequest>

/** The way to the login and back here. It is taken once the page has drawn, so that nothing chosen last is left behind. */
function useGoToLogin(hasFailed: boolean): () => void {
  const navigate = useNavigate()
  const isSignedIn = useSession() !== null
  const [isWanted, setWanted] = useState(false)
  // The shop has refused to take the plan, because the session was over; that has been said already.
  const isCutOff = hasFailed && !isSignedIn

  const go = useEffectEvent(() => {
    if (!isCutOff) toast.info(LOGIN_FIRST)
    void navigate(paths.login({ redirect: paths.customDesignUpload() }))
  })
  useEffect(() => {
    if (isWanted || isCutOff) go()
  }, [isWanted, isCutOff])
  return () => setWanted(true)
}

/** Brings the part of the page that takes the plan into view, its file field ready for the next key. */
function showUploadArea(): void {
  const area = document.getElementById(UPLOAD_AREA)
  area?.scrollIntoView({ block: 'start' })
  area?.querySelector<HTMLInputElement>('input[type=file]')?.focus({ preventScroll: true })
}

type Plan = { file?: File; fault?: string }

/** The floor plan that is chosen, looked at before it is sent, and what is wrong with it. */
function useFloorPlan() {
  const [{ file, fault }, setPlan] = useState<Plan>({})

  /** Says whether the file may be sent. */
  async function choose(picked: File | undefined): Promise<boolean> {
    // What looks into it may have to be fetched: the file counts as chosen meanwhile, and another may follow.
    setPlan({ file: picked })
    const found = picked ? await lookAtPlan(picked) : uploadRules.floorPlan.missing
    setPlan((now) => (now.file === picked ? { file: picked, fault: found } : now))
    return found === undefined
  }

  return { file, fault, isFit: file !== undefined && fault === undefined, choose }
}

type Words = Pick<PendingUpload, 'brief' | 'fileName'>

/**
 * Keeps what is typed and chosen while its owner is away: at the login, or on another page of the shop. Where a
 * session ends on the way or the page is loaded again, its words are there again.
 *
 * @param unsent  undefined while there is nothing to keep
 */
function useUnsent(unsent: PendingUpload | undefined, restore: (unsent: PendingUpload) => void): void {
  const person = useSession()?.user._id
  const owner = useRef(person)
  useEffect(() => {
    if (person !== undefined) owner.current = person
  }, [person])

  useSavedDraft<Words>('design brief', {
    typed: () => unsent && { brief: unsent.brief, fileName: unsent.fileName },
    restore,
    overReload: true,
  })
  const leave = useEffectEvent(() => {
    if (unsent) savePendingUpload(unsent, owner.current)
  })
  const comeBack = useEffectEvent(() => {
    const stored = takePendingUpload(currentSession()?.user._id)
    if (stored) restore(stored)
  })
  useEffect(() => {
    comeBack()
    return () => leave()
  }, [])
}
