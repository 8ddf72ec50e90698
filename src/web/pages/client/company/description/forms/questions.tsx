import { checkQuestions, tidyQuestion } from '#domain/company/description/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { WordingNote } from '#web/parts/block-editor/wording-note.tsx'
import { newKey, type Keyed } from '#web/parts/forms/draft/items.ts'
import { fieldPlace, itemPlaces } from '#web/parts/forms/draft/places.ts'
import { useItems } from '#web/parts/forms/draft/use-items.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { AddItem } from '../../parts/add-item.tsx'
import { Editor } from '../editor.tsx'
import { useSectionForm, type SectionDraft, type SectionProps } from '../section-form.ts'

type Row = Keyed & { question: string; answer: string }
type Rows = readonly Row[]

const nameOf = (rows: Rows, row: Row) => `${rows.indexOf(row) + 1}番目の質問`

export function Questions(props: SectionProps) {
  const form = useSectionForm<Rows>({
    ...props,
    section: 'questions',
    begin: () => props.page.company.questions.map((one, at) => ({ key: `question${at}`, ...one })),
    write: (rows) => ({
      input: { questions: rows.map(tidyQuestion) },
      places: [fieldPlace('questions'), ...itemPlaces('questions', rows, ['question', 'answer'])],
    }),
    check: (rows) => checkQuestions(rows.map(tidyQuestion)),
    labelOf: (rows, control) => {
      const row = rows.find(({ key }) => control.startsWith(`${key}-`))
      return row ? nameOf(rows, row) : control === 'questions' ? fieldLimits.companyQuestions.label : null
    },
  })
  const items = useItems<SectionDraft<Rows>, Row>({
    form,
    read: ({ words }) => words,
    put: (draft, words) => ({ ...draft, words }),
    nameOf: (row) => (row.question.trim() ? `「${row.question.trim()}」` : '質問'),
    firstPart: () => 'question',
    whenEmpty: 'questions-add',
  })
  return (
    <Editor form={form}>
      <AddItem
        form={form}
        list="questions"
        title="よくある質問"
        isTitleHidden
        limit={{ label: '質問', max: fieldLimits.companyQuestions.max }}
        items={items}
        nameOf={nameOf}
        onAdd={() => items.add({ key: newKey(), question: '', answer: '' })}
      >
        {(row) => (
          <>
            <TextField
              {...form.field(row.key, 'question')}
              label={fieldLimits.companyQuestion.label}
              required
              hint={`例：転勤はありますか。（${fieldLimits.companyQuestion.max}文字以内）`}
              value={row.question}
              onChange={({ target }) => items.change(row.key, { question: target.value })}
            />
            <TextArea
              {...form.field(row.key, 'answer')}
              label={fieldLimits.companyAnswer.label}
              required
              rows={4}
              max={fieldLimits.companyAnswer.max}
              value={row.answer}
              onChange={({ target }) => items.change(row.key, { answer: target.value })}
            />
            <WordingNote text={row.answer} />
          </>
        )}
      </AddItem>
    </Editor>
  )
}
