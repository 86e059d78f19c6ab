type EditHeadProps = {
  name: string
  /** Its page in the shop, while it has one. */
  page: string | undefined
}

/** What is edited, and its page beside this one. */
export function EditHead({ name, page }: EditHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <h1 className="title-page">{name}</h1>
      {page !== undefined && (
        <a href={page} target="_blank" rel="noopener" className="text-link target-44 text-sm">
          View in shop
        </a>
      )}
    </div>
  )
}
