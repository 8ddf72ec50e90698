import { checkTaglines } from '#domain/candidate/profile/rules.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { CharacterCount } from '#web/ui/fields/character-count.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Editor } from '../editor.tsx'
import { useSectionForm } from '../section-form.ts'
import { Examples } from './examples.tsx'
import type { SectionProps } from './section.ts'

const { max, each } = profileLimits.taglines
const lines = Array.from({ length: max }, (_, at) => at)
const labelOf = (at: number) => (at === 0 ? 'あなたを表すタグライン' : `タグライン（${at + 1}つ目）`)

const examples = ['粘り強い研究者', '店の売上を2割伸ばした接客係']

export default function Taglines({ own, answer }: SectionProps) {
  const form = useSectionForm({
    section: 'taglines',
    own,
    answer,
    begin: () => ({ taglines: lines.map((at) => own.taglines[at] ?? '') }),
    write: (draft) => draft,
    check: (draft) => checkTaglines(draft.taglines),
    labels: Object.fromEntries(lines.map((at) => [`taglines.${at}`, labelOf(at)])),
  })
  const change = (at: number, text: string) => form.change({ taglines: form.draft.taglines.with(at, text) })
  return (
    <Editor form={form}>
      {lines.map((at) => {
        const text = form.draft.taglines[at] ?? ''
        return (
          <TextField
            key={at}
            {...form.field(`taglines.${at}`)}
            label={labelOf(at)}
            optional
            hint={at === 0 ? '企業が最初に読む、カードの見出しになります。' : undefined}
            count={<CharacterCount text={text} as="line" max={each} />}
            autoComplete="off"
            value={text}
            onChange={({ target }) => change(at, target.value)}
          />
        )
      })}
      <Examples texts={examples} label="タグライン" />
    </Editor>
  )
}
