import type { Invariant } from './invariants.ts'

/** Of each request the last board that was published, where its client swapped nothing, and how many of each piece stand on it. */
const newestText = `
  with newest as (
    select * from (
      select distinct on (c.request_id) c.request_id, b.id, b.revision, b.content, b.created_at
      from design_concepts c join boards b on b.id = c.id
      order by c.request_id, c.version desc
    ) as latest where revision = 0
  ), lines as (
    select request_id, piece.value ->> 'product' as product_id, piece.value ->> 'key' as variant_key, count(*) as quantity
    from newest cross join lateral jsonb_each(content -> 'pieces') as piece
    group by 1, 2, 3
  )`

/** What must be true of boards, beside what `unsound-boards.ts` reads in each of them. */
export const boardInvariants: readonly Invariant[] = [
  {
    id: 'I22',
    says: 'A board stands at the revision that its journal leads to, without a gap',
    text: `
      select format('board %s: at revision %s, its journal goes from %s to %s in %s steps',
        b.id, b.revision, e.first, e.last, e.steps) as what
      from boards b
      cross join lateral (
        select min(revision) as first, coalesce(max(revision), 0) as last, count(*) as steps
        from board_edits where board_id = b.id
      ) as e
      where e.last <> b.revision or e.steps <> coalesce(e.last - e.first + 1, 0)`,
  },
  {
    id: 'I22',
    says: 'A board that was published has its concept, whose file is a PDF',
    text: `
      select format('version %s: %s', b.id,
        case when c.id is null then 'has no concept' else 'the file of its concept is no PDF' end) as what
      from boards b
      left join design_concepts c on c.id = b.id
      left join files f on f.id = c.file_id
      where (b.published is not null or c.id is not null) and f.content_type is distinct from 'application/pdf'`,
  },
  {
    id: 'I22',
    says: 'What is suggested from a board stands on its newest version, as often',
    text: `${newestText}
      select format('version %s, product %s, variant %s: suggested %s times, stands there %s times',
        newest.id, s.product_id, s.variant_key, s.quantity, coalesce(l.quantity, 0)) as what
      from design_suggestions s
      join newest using (request_id)
      left join lines l
        on l.request_id = s.request_id and l.product_id = s.product_id::text and l.variant_key = s.variant_key
      where s.is_from_board and coalesce(l.quantity, 0) <> s.quantity`,
  },
  {
    id: 'I22',
    says: 'What stands on the newest version is suggested, until somebody changes the list by hand',
    text: `${newestText}
      select format('version %s, product %s, variant %s: %s stand there, not suggested so',
        newest.id, l.product_id, l.variant_key, l.quantity) as what
      from lines l
      join newest using (request_id)
      where not exists (
        select from design_suggestions s
        where s.request_id = l.request_id and s.product_id::text = l.product_id and s.variant_key = l.variant_key
          and s.quantity = l.quantity
      )
      -- The list that came with the board is written before its concept is told of.
      and not exists (
        select from design_history h
        where h.request_id = l.request_id and h.type = 'suggestions_saved' and h.id > all (
          select id from design_history published
          where published.request_id = h.request_id and published.type = 'concept_uploaded'
            and published.created_at = newest.created_at
        )
      )`,
  },
]
