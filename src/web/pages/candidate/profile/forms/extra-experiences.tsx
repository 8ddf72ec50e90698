import { checkProfileText } from '#domain/candidate/profile/rules.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { Editor } from '../editor.tsx'
import { useSectionForm } from '../section-form.ts'
import type { SectionProps } from './section.ts'
import { Written } from './written.tsx'

const names = ['studyAbroadExperience', 'qualificationExperience', 'internshipExperience'] as const

export default function ExtraExperiences({ own }: SectionProps) {
  const form = useSectionForm({
    section: 'extra-experiences',
    ownerId: own.id,
    begin: () => ({
      studyAbroadExperience: own.studyAbroadExperience,
      qualificationExperience: own.qualificationExperience,
      internshipExperience: own.internshipExperience,
      hasNoExtraExperience: own.hasNoExtraExperience,
    }),
    write: (draft) => draft,
    check: (draft) => names.map((name) => checkProfileText(name, draft[name])),
    labels: {
      studyAbroadExperience: '留学の経験',
      qualificationExperience: '資格',
      internshipExperience: 'インターンの経験',
    },
  })
  const isEmpty = names.every((name) => form.draft[name].trim() === '')
  const written = (name: (typeof names)[number]) => ({
    name,
    field: form.field(name),
    text: form.draft[name],
    onChange: (text: string) => form.change({ ...form.draft, [name]: text }),
  })
  return (
    <Editor form={form}>
      <Written
        {...written('studyAbroadExperience')}
        label="留学の経験"
        hint="どこで、どのくらいの期間、何に取り組んだかを書いてください。"
      />
      <Written
        {...written('qualificationExperience')}
        label="資格"
        hint="取った時期と、取ったきっかけを書くと伝わります。"
      />
      <Written
        {...written('internshipExperience')}
        label="インターンの経験"
        hint="会社の業種、期間、任されたことを書いてください。"
      />
      {isEmpty && (
        <Checkbox
          checked={form.draft.hasNoExtraExperience}
          onChange={({ target }) => form.change({ ...form.draft, hasNoExtraExperience: target.checked })}
        >
          どれも該当しない
        </Checkbox>
      )}
    </Editor>
  )
}
