import { checkScoutPreferences } from '#domain/candidate/profile/rules.ts'
import { lookupIdsOf } from '#domain/lookup/rules.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { Checkbox, Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Editor } from '../editor.tsx'
import { useSectionForm } from '../section-form.ts'
import { holdsOffer, writeScoutPreferences, type ScoutPreferencesDraft } from './scout-preferences-draft.ts'
import { idsOf, knownIds, type SectionProps } from './section.ts'

export default function ScoutPreferences({
  own,
  choices: { scoutTypes, jobHuntingStatuses, industries },
  answer,
}: SectionProps) {
  const form = useSectionForm<ScoutPreferencesDraft>({
    section: 'scout-preferences',
    own,
    answer,
    begin: () => ({
      preferredScoutTypeIds: idsOf(own.preferredScoutTypes),
      jobHuntingStatusId: own.jobHuntingStatus?.id ?? '',
      offeredCompany: own.offeredCompany ?? '',
      offeredCompanyIndustryId: own.offeredCompanyIndustry?.id ?? '',
    }),
    argument: 'preferences',
    write: writeScoutPreferences,
    check: (draft) => {
      const { preferredScoutTypeIds, jobHuntingStatusId, offeredCompany, offeredCompanyIndustryId } =
        writeScoutPreferences(draft)
      const chosen = {
        preferredScoutTypeIds: lookupIdsOf(preferredScoutTypeIds),
        jobHuntingStatusId: jobHuntingStatusId && Number(jobHuntingStatusId),
        offeredCompany,
        offeredCompanyIndustryId: offeredCompanyIndustryId && Number(offeredCompanyIndustryId),
      }
      return checkScoutPreferences(
        {
          ...chosen,
          jobHuntingStatusId: chosen.jobHuntingStatusId || null,
          offeredCompanyIndustryId: chosen.offeredCompanyIndustryId || null,
        },
        {
          scoutTypes: knownIds(scoutTypes),
          jobHuntingStatuses: knownIds(jobHuntingStatuses),
          industries: knownIds(industries),
        },
      )
    },
    labels: {
      preferredScoutTypeIds: '受け取りたいスカウト',
      jobHuntingStatusId: '就職活動の状況',
      offeredCompany: '内定先',
      offeredCompanyIndustryId: '内定先の業界',
    },
  })
  const { draft, change, field } = form
  const toggle = (id: string) => {
    const { preferredScoutTypeIds: ids } = draft
    change({ ...draft, preferredScoutTypeIds: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] })
  }
  return (
    <Editor form={form}>
      <FieldGroup {...field('preferredScoutTypeIds')} label="受け取りたいスカウト" optional>
        {scoutTypes.map(({ id, label }) => (
          <Checkbox
            key={id}
            name="preferredScoutTypeIds"
            value={id}
            checked={draft.preferredScoutTypeIds.includes(id)}
            onChange={() => toggle(id)}
          >
            {label}
          </Checkbox>
        ))}
      </FieldGroup>
      <FieldGroup {...field('jobHuntingStatusId')} label="就職活動の状況" optional>
        {jobHuntingStatuses.map(({ id, label }) => (
          <Radio
            key={id}
            name="jobHuntingStatusId"
            value={id}
            checked={draft.jobHuntingStatusId === id}
            onChange={() => change({ ...draft, jobHuntingStatusId: id })}
          >
            {label}
          </Radio>
        ))}
      </FieldGroup>
      {holdsOffer(draft) && (
        <div className="stack-5">
          <TextField
            {...field('offeredCompany')}
            label="内定先"
            optional
            hint={`企業には業界だけを表示します。${profileLimits.offeredCompany.max}文字以内`}
            autoComplete="off"
            value={draft.offeredCompany}
            onChange={({ target }) => change({ ...draft, offeredCompany: target.value })}
          />
          <SelectField
            {...field('offeredCompanyIndustryId')}
            label="内定先の業界"
            optional
            emptyLabel="選択しない"
            value={draft.offeredCompanyIndustryId}
            onChange={({ target }) => change({ ...draft, offeredCompanyIndustryId: target.value })}
          >
            {[...Map.groupBy(industries, ({ group }) => group)].map(([name, rows]) => (
              <optgroup key={name} label={name}>
                {rows.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        </div>
      )}
    </Editor>
  )
}
