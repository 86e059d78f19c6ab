import { paths } from '#web/paths.ts'
import { DraftForm } from '#web/admin/form/draft-form.tsx'
import { Images } from '#web/admin/form/images.tsx'
import type { ShownPackage } from '../shown-package.ts'
import { Basics, InShop, PriceOf, Words } from './basics.tsx'
import { previewOf } from './preview-of.tsx'
import { usePackageForm, type PackageFormState } from './use-package-form.ts'
import { FormSection } from '#web/admin/form/form-section.tsx'
import { useOrderByHand } from '#kit/browser/list/use-order-by-hand.ts'
import { type DraftRoom, emptyLine, emptyRoom, emptySpecification } from './package-draft.ts'
import { RoomCard } from './room-card.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { useListAddress } from '../../list-of.tsx'
import { AddButton, LineList } from '../../form/line-list.tsx'

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
      list={useListAddress(paths.admin.packages())}
      isExisting={found !== undefined}
      onReload={onReload}
      preview={() => previewOf(form.getValues())}
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
      <Lines state={state} part="included" title="Included" line="What else comes with it." />
      <Lines
        state={state}
        part="notIncluded"
        title="Not included"
        line="What shoppers might expect, and have to bring."
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
}

/** What comes with it, or does not, line by line. */
function Lines({ state: { form, set }, part, title, line }: LinesProps) {
  return (
    <LineList
      {...{ title, line, part }}
      error={form.error(part)}
      one={title}
      add="Add line"
      lines={form.watch(part)}
      empty={emptyLine}
      set={(lines) => set(part, lines)}
      className="flex items-start gap-1"
    >
      {({ text }, at, change) => (
        <PlainField
          label={`${title} ${at + 1}`}
          hideLabel
          name={`${part}.${at}.text`}
          value={text}
          maxLength={300}
          error={form.error(`${part}.${at}.text`)}
          onChange={({ target }) => change({ text: target.value })}
          className="grow"
        />
      )}
    </LineList>
  )
}

/** Names and values, as they stand in the table on its page. */
function Specifications({ state: { form, set } }: { state: PackageFormState }) {
  return (
    <LineList
      title="Specifications"
      line="A name and what it is."
      part="specifications"
      error={form.error('specifications')}
      one="Specification"
      add="Add specification"
      lines={form.watch('specifications')}
      empty={emptySpecification}
      set={(lines) => set('specifications', lines)}
      className="grid grid-cols-[minmax(0,1fr)_2.75rem] gap-x-1 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)_2.75rem]"
    >
      {({ label, value }, at, change) => (
        <>
          <PlainField
            label={`Name of specification ${at + 1}`}
            hideLabel
            placeholder="Lead time"
            name={`specifications.${at}.label`}
            value={label}
            maxLength={80}
            error={form.error(`specifications.${at}.label`)}
            onChange={({ target }) => change({ label: target.value })}
          />
          <PlainField
            label={`Value of specification ${at + 1}`}
            hideLabel
            placeholder="8-12 weeks"
            name={`specifications.${at}.value`}
            value={value}
            maxLength={200}
            error={form.error(`specifications.${at}.value`)}
            onChange={({ target }) => change({ value: target.value })}
            className="max-sm:order-3"
          />
        </>
      )}
    </LineList>
  )
}
