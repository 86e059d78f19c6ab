import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Ask, Reply } from '#contract/call.ts'
import { SettingsForm, type SettingsTyped } from '#contract/settings-form.ts'
import { ask, call } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { forgetShop } from '#web/shop/shop.ts'
import { useLocation, useNavigate } from '#kit/browser/router/router.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { sectionOf, sections, type PictureName } from './settings-sections.ts'
import { differing, grouped, leavesOf, type Leaves } from '#domain/settings/settings-leaves.ts'

const FAILED = 'Failed to save settings'

export type Store = Reply<'GET /api/settings'>
type Pictures = Partial<Record<PictureName, File>>
type Change = NonNullable<Ask<'PUT /api/settings'>['body']>

export type SettingsDraft = ReturnType<typeof useSettingsForm>

/** All settings while they are edited, on whichever tab, and how they are saved. */
export function useSettingsForm({ settings }: Store) {
  const saved = settings as SettingsTyped
  const [shown, setShown] = useState(saved)
  const [pictures, setPictures] = useState<Pictures>({})
  const showShop = useShopShownAnew()
  const client = useQueryClient()
  const form = useSchemaForm(SettingsForm, save, { defaults: saved, failure: FAILED })
  const { reset, setError, clearErrors, watch } = form
  const typed = watch()
  const unsaved = [...changedLeaves(typed, shown).keys(), ...Object.keys(pictures)]
  const isUnsaved = unsaved.length > 0

  // What was read anew, in another window perhaps, is shown as long as nothing is being edited.
  useEffect(() => {
    if (isUnsaved) return
    setShown(saved)
    reset(saved)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [saved])

  useSavedDraft<{ typed: SettingsTyped; shown: SettingsTyped }>('settings', {
    typed: () => (isUnsaved ? { typed, shown } : undefined),
    restore(kept) {
      setShown(kept.shown)
      reset(kept.typed, { keepDefaultValues: true })
    },
  })

  async function save(values: SettingsTyped) {
    const body = { ...changeToSend(values, shown), ...pictures } as Change
    const reply = await call('PUT /api/settings', { body, asForm: true }).catch(refuse)
    show(reply.settings as SettingsTyped)
    client.setQueryData(ask('GET /api/settings').queryKey, (held) => held && { ...held, ...reply })
    toast.success('Settings saved successfully')
    showShop()
  }

  function show(now: SettingsTyped) {
    setPictures({})
    setShown(now)
    reset(now)
  }

  /** Where somebody else came first, their values are what the next save is measured against. */
  function refuse(error: unknown): never {
    if (error instanceof CallError && error.code === 'stale') setShown(currentIn(error))
    throw inWords(error)
  }

  return {
    form,
    typed,
    shown,
    pictures,
    isUnsaved,
    /** The names of the tabs that hold something unsaved. */
    unsavedTabs: sections.filter(({ id }) => unsaved.some((path) => sectionOf(path) === id)),
    pick(name: PictureName, file: File | undefined, fault?: string) {
      clearErrors(name as never)
      setPictures(({ [name]: _before, ...others }) => (file ? { ...others, [name]: file } : others))
      if (fault !== undefined) setError(name as never, { message: fault })
    },
    discard: () => show(shown),
  }
}

/** Name, time zone and logo stand around this page too: it is shown once more with what was saved. */
function useShopShownAnew() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return () => {
    forgetShop()
    void navigate(pathname + search, { replace: true, preventScrollReset: true })
  }
}

function currentIn({ reply }: CallError): SettingsTyped {
  return (reply as { current: SettingsTyped }).current
}

/** A failure without words of the shop's own has ours. */
function inWords(error: unknown): unknown {
  if (!(error instanceof CallError) || (error.status > 0 && error.message !== '')) return error
  const message = [`${FAILED}.`, error.message].filter((words) => words !== '').join(' ')
  return new CallError({
    status: error.status,
    code: error.code,
    message: error.message === '' ? FAILED : message,
  })
}

/** The values that were typed over those that the page was shown. */
export function changedLeaves(typed: SettingsTyped, shown: SettingsTyped): Leaves {
  return differing(leavesOf(typed), leavesOf(shown))
}

/** What is sent of a change: each section with what differs, and what had stood there. */
export function changeToSend(typed: SettingsTyped, shown: SettingsTyped) {
  const changes = changedLeaves(typed, shown)
  const before = leavesOf(shown)
  const seen = new Map([...changes.keys()].map((path) => [path, before.get(path)]))
  return { ...grouped(changes), seen: grouped(seen) }
}
