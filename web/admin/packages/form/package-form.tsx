import { paths } from '#web/paths.ts'
import { DraftForm } from '../../form/draft-form.tsx'
import { Images } from '../../form/images.tsx'
import type { ShownPackage } from '../shown-package.ts'
import { Basics, InShop, PriceOf, Words } from './basics.tsx'
import { Lines } from './lines.tsx'
import { Rooms } from './rooms.tsx'
import { Specifications } from './specifications.tsx'
import { usePackageForm } from './use-package-form.ts'

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
