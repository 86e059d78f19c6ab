import { AnswerForm } from '#contract/questions.ts'
import { MAX_QUESTION } from '#domain/questions/question.ts'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { ActDialog } from '../form-dialog.tsx'
import type { useActs } from '../use-acts.ts'
import { QuestionText } from './question-text.tsx'
import type { ShownQuestion } from './shown-question.ts'

type AnswerDialogProps = {
  question: ShownQuestion
  acts: ReturnType<typeof useActs>
  onAnswer: (answer: string) => Promise<boolean>
  onClose: () => void
}

/** The answer to a question, or the word that swatches are in the mail; either goes out as a letter. */
export function AnswerDialog({ question, acts, onAnswer, onClose }: AnswerDialogProps) {
  const { _id, kind, name } = question
  const isSwatches = kind === 'swatches'
  return (
    <ActDialog
      open
      onClose={onClose}
      title={isSwatches ? 'Swatches are in the mail' : `Answer ${name}`}
      action={isSwatches ? 'Mark as sent' : 'Send answer'}
      acts={acts}
      busyText="Sending..."
      draft={`answer ${_id}`}
      schema={AnswerForm}
      defaults={{ answer: '' }}
      act={({ answer }) => onAnswer(answer)}
    >
      {(form) => (
        <>
          <QuestionText question={question} />
          <TextArea
            label={isSwatches ? 'A line with it' : 'Your answer'}
            optional={isSwatches}
            maxLength={MAX_QUESTION}
            hint={`Goes to ${question.email} as a letter.`}
            {...form.field('answer')}
          />
        </>
      )}
    </ActDialog>
  )
}
