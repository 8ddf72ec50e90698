import { checkProfileText } from '#domain/candidate/profile/text/rules.ts'
import { Editor } from '../editor.tsx'
import { useSectionForm } from '../section-form.ts'
import type { SectionProps } from './section.ts'
import { Written } from './written.tsx'

export default function StudentProject({ own, answer }: SectionProps) {
  const form = useSectionForm({
    section: 'student-project',
    own,
    answer,
    begin: () => ({ studentProjectExperience: own.studentProjectExperience }),
    write: (draft) => draft,
    check: (draft) => [checkProfileText('studentProjectExperience', draft.studentProjectExperience)],
    labels: { studentProjectExperience: '学生時代の経験' },
  })
  return (
    <Editor form={form}>
      <Written
        field={form.field('studentProjectExperience')}
        name="studentProjectExperience"
        label="一番がんばったことは何ですか"
        hint="いつ、何を、どう工夫し、どうなったかを書いてください。研究、部活、アルバイト、何でもかまいません。200文字が目安です。"
        isMeasured
        text={form.draft.studentProjectExperience}
        onChange={(studentProjectExperience) => form.change({ studentProjectExperience })}
      />
    </Editor>
  )
}
