import { checkPreferences } from '#domain/candidate/profile/rules.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { Editor } from '../editor.tsx'
import { useSectionForm } from '../section-form.ts'
import { Chips, type ChoiceGroup } from '#web/parts/forms/chips.tsx'
import { idsOf, knownIds, type SectionProps } from './section.ts'

type Grouped = { id: string; label: string; group: string }

const groupsOf = (rows: readonly Grouped[]): ChoiceGroup[] =>
  [...Map.groupBy(rows, ({ group }) => group)].map(([name, choices]) => ({ name, choices }))
const plain = (choices: ChoiceGroup['choices']): ChoiceGroup[] => [{ name: '', choices }]

export default function Preferences({ own, choices, answer }: SectionProps) {
  const { preferences } = own
  const { regions, industries, jobTypes, companySizes, companySelectionCriteria } = choices
  const form = useSectionForm({
    section: 'preferences',
    own,
    answer,
    begin: () => ({
      areaPreferenceIds: idsOf(preferences.areas),
      industryIds: idsOf(preferences.industries),
      jobTypeIds: idsOf(preferences.jobTypes),
      companySizeIds: idsOf(preferences.companySizes),
      companySelectionCriterionIds: idsOf(preferences.companySelectionCriteria),
    }),
    argument: 'preferences',
    write: (draft) => draft,
    check: (draft) =>
      checkPreferences(
        {
          areaPreferenceIds: draft.areaPreferenceIds,
          industryIds: draft.industryIds.map(Number),
          jobTypeIds: draft.jobTypeIds.map(Number),
          companySizeIds: draft.companySizeIds.map(Number),
          companySelectionCriterionIds: draft.companySelectionCriterionIds.map(Number),
        },
        {
          prefectures: new Set(regions.flatMap(({ prefectures }) => idsOf(prefectures))),
          industries: knownIds([...industries, ...preferences.industries]),
          jobTypes: knownIds([...jobTypes, ...preferences.jobTypes]),
          companySizes: knownIds(companySizes),
          companySelectionCriteria: knownIds(companySelectionCriteria),
        },
      ),
    labels: {
      areaPreferenceIds: '希望エリア',
      industryIds: '希望業界',
      jobTypeIds: '希望職種',
      companySizeIds: '企業の規模',
      companySelectionCriterionIds: '企業選びの軸',
    },
  })
  const chips = (name: keyof typeof form.draft, label: string, hint: string) => ({
    ...form.field(name),
    label,
    hint,
    optional: true,
    chosen: form.draft[name],
    savedAt: form.savedAt,
    onChange: (ids: string[]) => form.change({ ...form.draft, [name]: ids }),
  })
  return (
    <Editor form={form}>
      <Chips
        {...chips('areaPreferenceIds', '希望エリア', '働きたい都道府県を10か所まで選べます。')}
        limit={profileLimits.areaPreferences}
        groups={regions.map(({ name, prefectures }) => ({ name, choices: prefectures }))}
      />
      <Chips
        {...chips('industryIds', '希望業界', '5つまで選べます。')}
        limit={profileLimits.industryPreferences}
        groups={groupsOf(industries)}
      />
      <Chips
        {...chips('jobTypeIds', '希望職種', '5つまで選べます。')}
        limit={profileLimits.jobTypePreferences}
        groups={groupsOf(jobTypes)}
      />
      <Chips
        {...chips('companySizeIds', '企業の規模', '5つまで選べます。')}
        limit={profileLimits.companySizePreferences}
        groups={plain(companySizes)}
      />
      <Chips
        {...chips('companySelectionCriterionIds', '企業選びの軸', '大切にしたいことを3つまで選べます。')}
        limit={profileLimits.companySelectionCriteria}
        groups={plain(companySelectionCriteria)}
      />
    </Editor>
  )
}
