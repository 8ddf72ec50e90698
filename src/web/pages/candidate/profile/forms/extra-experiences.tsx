import {
  checkProfileText,
  extraExperiences,
  forEachText,
  type ExtraExperience,
} from '#domain/candidate/profile/text/rules.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { Editor } from '../editor.tsx'
import { useSectionForm } from '../section-form.ts'
import type { SectionProps } from './section.ts'
import { Written } from './written.tsx'

const hints: Record<ExtraExperience, string> = {
  studyAbroadExperience: 'どこで、どのくらいの期間、何に取り組んだかを書いてください。',
  qualificationExperience: '取った時期と、取ったきっかけを書くと伝わります。',
  internshipExperience: '会社の業種、期間、任されたことを書いてください。',
}

export default function ExtraExperiences({ own, answer }: SectionProps) {
  const form = useSectionForm({
    section: 'extra-experiences',
    own,
    answer,
    begin: () => ({
      ...forEachText(extraExperiences, (name) => own[name]),
      hasNoExtraExperience: own.hasNoExtraExperience,
    }),
    argument: 'experiences',
    write: (draft) => draft,
    check: (draft) => extraExperiences.map((name) => checkProfileText(name, draft[name])),
    labels: forEachText(extraExperiences, (name) => profileLimits[name].label),
  })
  const { draft } = form
  return (
    <Editor form={form}>
      {extraExperiences.map((name) => (
        <Written
          key={name}
          name={name}
          field={form.field(name)}
          label={profileLimits[name].label}
          hint={hints[name]}
          text={draft[name]}
          onChange={(text) => form.change({ ...draft, [name]: text })}
        />
      ))}
      {extraExperiences.every((name) => draft[name].trim() === '') && (
        <Checkbox
          name="hasNoExtraExperience"
          checked={draft.hasNoExtraExperience}
          onChange={({ target }) => form.change({ ...draft, hasNoExtraExperience: target.checked })}
        >
          どれも該当しない
        </Checkbox>
      )}
    </Editor>
  )
}
