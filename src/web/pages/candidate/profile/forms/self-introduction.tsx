import { checkProfileText } from '#domain/candidate/profile/text/rules.ts'
import { Editor } from '../editor.tsx'
import { useSectionForm } from '../section-form.ts'
import type { SectionProps } from './section.ts'
import { Written } from './written.tsx'

export default function SelfIntroduction({ own, answer }: SectionProps) {
  const form = useSectionForm({
    section: 'self-introduction',
    own,
    answer,
    begin: () => ({ selfIntroduction: own.selfIntroduction }),
    write: (draft) => draft,
    check: (draft) => [checkProfileText('selfIntroduction', draft.selfIntroduction)],
    labels: { selfIntroduction: '自己PR' },
  })
  return (
    <Editor form={form}>
      <Written
        field={form.field('selfIntroduction')}
        name="selfIntroduction"
        label="どんなことに、どう取り組む人ですか"
        hint="結論、場面、行動、結果の順に書くと伝わります。200文字が目安です。"
        isMeasured
        text={form.draft.selfIntroduction}
        onChange={(selfIntroduction) => form.change({ selfIntroduction })}
      />
    </Editor>
  )
}
