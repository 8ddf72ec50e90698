import { checkSellingPoints } from '#domain/candidate/profile/rules.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { Editor } from '../editor.tsx'
import { useSectionForm } from '../section-form.ts'
import { Chips } from '#web/parts/forms/chips.tsx'
import { ChosenStrengths } from '../../parts/chosen-strengths.tsx'
import { idsOf, knownIds, type SectionProps } from './section.ts'

export default function SellingPoints({ own, choices: { sellingPoints }, answer }: SectionProps) {
  const form = useSectionForm({
    section: 'selling-points',
    own,
    answer,
    begin: () => ({ sellingPointIds: idsOf(own.sellingPoints) }),
    write: (draft) => draft,
    check: (draft) => checkSellingPoints(draft.sellingPointIds.map(Number), knownIds(sellingPoints)),
    labels: { sellingPointIds: '強み' },
  })
  return (
    <Editor form={form}>
      <Chips
        {...form.field('sellingPointIds')}
        label="あなたの強み"
        hint="1つから5つまで選べます。先に選んだ3つが、カードに表示されます。"
        limit={profileLimits.sellingPoints}
        groups={[{ name: '', choices: sellingPoints }]}
        chosen={form.draft.sellingPointIds}
        savedAt={form.savedAt}
        onChange={(sellingPointIds) => form.change({ sellingPointIds })}
      />
      <ChosenStrengths
        ids={form.draft.sellingPointIds}
        strengths={sellingPoints}
        onChange={(sellingPointIds) => form.change({ sellingPointIds })}
      />
    </Editor>
  )
}
