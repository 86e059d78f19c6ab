import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Form } from '#kit/browser/ui/form.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { Progress } from '#kit/browser/ui/progress.tsx'
import { SectionLinks } from '../section-links.tsx'
import { DraftPreview, type Previewed } from './draft-preview.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormFoot } from './form-foot.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'

type DraftFormProps = {
  state: {
    form: ComponentProps<typeof ErrorSummary>['form'] &
      Pick<ComponentProps<'form'>, 'onSubmit'> & { isDirty: boolean; busy: boolean }
    /** How much of its files has been sent, while it is saved. */
    percent: number | undefined
    /** Whether somebody else saved in between. */
    isStale: boolean
    saveOver: () => Promise<void>
  }
  /** What is written: "product". */
  what: string
  /** The list that it comes from and goes back to. */
  list: string
  /** What is already in the shop is changed; without it, it is new. */
  isExisting: boolean
  /** Asks for it as it is now, and begins the form anew. */
  onReload?: () => Promise<void>
  /** What shoppers will read of it. */
  preview?: () => Previewed
  children: ReactNode
}

/** A long form with pictures: what is wrong on top of it, the way to its parts and saving always in view. */
export function DraftForm({ state, what, list, isExisting, onReload, preview, children }: DraftFormProps) {
  const { form, percent, isStale, saveOver } = state
  const parts = useRef<HTMLDivElement>(null)
  const [sections, setSections] = useState<[id: string, label: string][]>([])

  useLayoutEffect(() => {
    const titled = [...(parts.current?.querySelectorAll('section[id]') ?? [])]
    setSections(titled.map((part) => [part.id, part.querySelector('h2')?.textContent ?? '']))
  }, [])
  return (
    <Form onSubmit={form.onSubmit} className="max-w-5xl">
      <LeaveGuard when={form.isDirty && !form.busy} />
      <div className="mb-6 grid gap-4 empty:hidden">
        <ErrorSummary form={form} isStale={isStale} />
        {isStale && onReload && <StaleNotice what={what} onReload={onReload} onSaveOver={saveOver} />}
      </div>
      <SectionLinks sections={sections} className="sticky top-0 z-10 -mb-px min-h-11 bg-paper" />
      <div ref={parts}>{children}</div>
      <FormFoot
        leave={list}
        action={isExisting ? 'Save changes' : `Add ${what}`}
        busy={form.busy}
        className="sticky bottom-0 z-20 -mx-4 border-t border-line bg-paper px-4 py-3"
      >
        {percent !== undefined && <Sending percent={percent} />}
        {percent === undefined && preview && <DraftPreview shown={preview} />}
      </FormFoot>
    </Form>
  )
}

function Sending({ percent }: { percent: number }) {
  return (
    <div className="min-w-40 grow">
      {percent < 100 ? (
        <Progress label="Uploading" percent={percent} />
      ) : (
        <p className="text-sm text-muted">Preparing the images...</p>
      )}
    </div>
  )
}

type StaleNoticeProps = {
  /** What is being edited: "product". */
  what: string
  /** Shows it as it is now, without what was typed here. */
  onReload: () => Promise<void>
  /** Saves over what somebody else saved, knowing it. */
  onSaveOver: () => Promise<void>
}

/** Somebody else saved in between: nothing is lost, and the person decides whose version stays. It has the focus, as what is wrong has. */
function StaleNotice({ what, onReload, onSaveOver }: StaleNoticeProps) {
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])

  async function run(act: () => Promise<void>) {
    setBusy(true)
    await act().finally(() => setBusy(false))
  }
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-6">
      <Notice tone="warn">
        <p className="font-medium">Somebody else saved this {what} while you were editing it.</p>
        <p>Nothing of theirs was overwritten, and what you typed is still here.</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="compact" busy={isBusy} onClick={() => void run(onReload)}>
            Show their version
          </Button>
          <Button variant="secondary" size="compact" busy={isBusy} onClick={() => void run(onSaveOver)}>
            Save mine over it
          </Button>
        </div>
      </Notice>
    </div>
  )
}
