import { paths } from '#web/paths.ts'
import { DraftForm } from '#web/admin/form/draft-form.tsx'
import { Images } from '#web/admin/form/images.tsx'
import type { ShownPackage } from '../shown-package.ts'
import { Basics, InShop, PriceOf, Words } from './basics.tsx'
import { Specifications } from './specifications.tsx'
import { usePackageForm, type PackageFormState } from './use-package-form.ts'
import { AddButton } from '#web/admin/form/add-button.tsx'
import { FormSection } from '#web/admin/form/form-section.tsx'
import { useOrderByHand } from '#kit/browser/list/use-order-by-hand.ts'
import { type DraftRoom, emptyRoom, emptyLine } from './package-draft.ts'
import { RoomCard } from './room-card.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { lineList } from '#web/admin/form/line-list.ts'

type PackageFormProps = {
  /** Absent while it is new. */
  found?: ShownPackage
  /** Asks for the package as it is now, and begins the form anew. */
  onReload?: () => Promise<void>
}

/** A package, written by the studio. */
export function PackageForm({ found, onReload }: PackageFormProps) {
  const state = usePackageForm(found)
  const { form, set } = state
  return (
    <DraftForm
      state={state}
      what="package"
      list={paths.admin.packages()}
      isExisting={found !== undefined}
      onReload={onReload}
    >
      <Basics state={state} />
      <PriceOf state={state} />
      <Words state={state} />
      <Images
        images={form.watch('images')}
        error={form.error('images')}
        onChange={(images) => set('images', images)}
      />
      <Rooms state={state} />
      <Lines state={state} part="included" title="Included" line="What else comes with it." one="Included" />
      <Lines
        state={state}
        part="notIncluded"
        title="Not included"
        line="What shoppers might expect, and have to bring."
        one="Not included"
      />
      <Specifications state={state} />
      <InShop state={state} />
    </DraftForm>
  )
}

/** What one set holds, room by room in the order of the house. */
function Rooms({ state: { form, set } }: { state: PackageFormState }) {
  const rooms = form.watch('rooms')
  const change = (next: DraftRoom[]) => set('rooms', next)
  const order = useOrderByHand(rooms, ({ id }) => id, change)
  const count = rooms.reduce((sum, { items }) => sum + countOf(items), 0)
  return (
    <FormSection
      title="Rooms"
      line={`What one set holds. ${count} ${count === 1 ? 'item' : 'items'} in all.`}
      part="rooms"
      error={form.error('rooms') ?? form.formState.errors.rooms?.root?.message}
    >
      <output className="sr-only">{order.news}</output>
      {rooms.map((room, at) => (
        <RoomCard
          key={room.id}
          room={room}
          place={{ at, of: rooms.length }}
          error={(field) => form.error(`rooms.${at}.${field}` as 'rooms')}
          onChange={(next) => change(rooms.map((other) => (other.id === room.id ? next : other)))}
          order={order}
          onRemove={() => change(rooms.filter(({ id }) => id !== room.id))}
        />
      ))}
      <AddButton words="Add room" onAdd={() => change([...rooms, emptyRoom()])} />
    </FormSection>
  )
}

function countOf(items: DraftRoom['items']): number {
  return items.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0)
}

type LinesProps = {
  state: PackageFormState
  part: 'included' | 'notIncluded'
  title: string
  line: string
  /** What one line is called. */
  one: string
}

/** A list of short lines; there is always one to write into. */
function Lines({ state: { form, set }, part, title, line, one }: LinesProps) {
  const lines = form.watch(part)
  const { add, change, remove } = lineList(lines, emptyLine, (next) => set(part, next))
  return (
    <FormSection
      title={title}
      line={`${line} Empty lines are left out.`}
      part={part}
      error={form.error(part)}
    >
      <ul className="grid gap-2">
        {lines.map(({ id, text }, at) => (
          <li key={id} className="flex items-start gap-1">
            <Field
              label={`${one} ${at + 1}`}
              hideLabel
              name={`${part}.${at}.text`}
              value={text}
              maxLength={300}
              autoComplete="off"
              error={form.error(`${part}.${at}.text`)}
              onChange={({ target }) => change(id, { text: target.value })}
              className="grow"
            />
            <IconButton
              icon="close"
              label={`Remove ${one.toLowerCase()} ${at + 1}`}
              onClick={() => remove(id)}
            />
          </li>
        ))}
      </ul>
      <AddButton words="Add line" onAdd={add} />
    </FormSection>
  )
}
