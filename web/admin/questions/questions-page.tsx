import { questionKinds } from '#domain/questions/question.ts'
import { ListFilters } from '#kit/browser/list/list-filters.tsx'
import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import { oneOf, useList } from '#kit/browser/list/use-list.ts'
import { type View, ViewLinks } from '#kit/browser/list/view-links.tsx'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { MailAddress } from '#kit/browser/ui/mail-address.tsx'
import { type Column, Table } from '#kit/browser/ui/table.tsx'
import { ask, call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { When } from '#web/shop/when.tsx'
import { AdminHead } from '../admin-head.tsx'
import { useAsking } from '../form-dialog.tsx'
import { useActs } from '../use-acts.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { QuestionText } from './question-text.tsx'
import type { ShownQuestion } from './shown-question.ts'

const questionList = {
  search: 'Search name, email or words',
  filters: [],
  others: {
    // What waits is what people come for; all of them are an address of their own.
    state: (text: string) =>
      text === 'all' ? undefined : (oneOf(['open', 'answered'] as const, text) ?? 'open'),
    kind: (text: string) => oneOf(questionKinds, text),
  },
} as const

const views: View[] = [
  { label: 'Open', filters: {} },
  { label: 'Questions', filters: { kind: 'question' } },
  { label: 'Swatches', filters: { kind: 'swatches' } },
  { label: 'Answered', filters: { state: 'answered' } },
  { label: 'All', filters: { state: 'all' } },
]

/** What people ask the studio, and the answers to it. */
export default function QuestionsPage() {
  const list = useList(questionList)
  const page = usePage(ask('GET /api/questions', { query: list.query }))
  const acts = useActs(['GET /api/questions', 'GET /api/dashboard'])
  const { asking, ask: onAsk, close } = useAsking<ShownQuestion>('questions', acts)
  return (
    <>
      <AdminHead title="Questions" />
      <ViewLinks {...{ list, views }} pathname={paths.admin.questions()} by={['state', 'kind']} />
      <ListFilters list={list} columns="md:max-w-xl" />
      <ListView
        {...{ list, page }}
        things="questions"
        columns={4}
        rowsOf={({ questions }) => questions}
        empty={
          <EmptyState
            icon="check"
            title="Every question is answered"
            hint="What people ask on a piece or on the contact page comes here, and stays for a year."
          />
        }
      >
        {(rows) => (
          <Table caption="Questions" columns={columnsOf(onAsk)} rows={rows} keyOf={({ _id }) => _id} />
        )}
      </ListView>
      {asking && (
        <AnswerDialog
          question={asking}
          acts={acts}
          onAnswer={(answer) =>
            acts.act(
              (idempotencyKey) =>
                call('PUT /api/questions/:id/answer', {
                  params: { id: asking._id },
                  body: { answer },
                  idempotencyKey,
                }),
              asking.kind === 'swatches' ? 'Marked as sent' : 'Your answer is on its way',
            )
          }
          onClose={close}
        />
      )}
    </>
  )
}

function columnsOf(onAsk: (question: ShownQuestion) => void): Column<ShownQuestion>[] {
  return [
    {
      head: 'From',
      cell: ({ name, email }) => (
        <>
          <p className="font-medium wrap-anywhere">{name}</p>
          <MailAddress address={email} />
        </>
      ),
    },
    {
      head: 'Question',
      cell: (question) => <QuestionText question={question} isShort />,
    },
    { head: 'Asked', cell: ({ createdAt }) => <When at={createdAt} look="moment" /> },
    {
      head: 'Actions',
      hideHead: true,
      cell: (question) =>
        question.answeredAt === null ? (
          <Button variant="secondary" size="compact" onClick={() => onAsk(question)}>
            {question.kind === 'swatches' ? 'Mark as sent' : 'Answer'}
          </Button>
        ) : (
          <Badge tone="good">{question.kind === 'swatches' ? 'Sent' : 'Answered'}</Badge>
        ),
    },
  ]
}
