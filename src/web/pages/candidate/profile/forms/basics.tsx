import type { Gender } from '#domain/candidate/rules.ts'
import { Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Editor } from '../editor.tsx'
import { useSectionForm } from '../section-form.ts'
import { Photo } from '../photo/photo.tsx'
import { PrefectureField } from './prefecture-field.tsx'
import type { SectionProps } from './section.ts'

const genders: readonly [Gender, string][] = [
  ['FEMALE', '女性'],
  ['MALE', '男性'],
  ['NON_BINARY', 'その他'],
  ['NO_ANSWER', '回答しない'],
]

export default function Basics({ own, choices: { regions }, answer }: SectionProps) {
  const form = useSectionForm<{ gender: Gender; hometownPrefectureId: string }>({
    section: 'basics',
    own,
    answer,
    begin: () => ({ gender: own.gender, hometownPrefectureId: own.hometown?.id ?? '' }),
    write: ({ gender, hometownPrefectureId }) => ({ gender, hometownPrefectureId: hometownPrefectureId || null }),
    check: () => [],
    labels: { gender: '性別', hometownPrefectureId: 'Uターン・ゆかりの地域' },
  })
  const { draft, change, field } = form
  return (
    <Editor form={form}>
      <Photo own={own} />
      <FieldGroup {...field('gender')} label="性別" optional hint="カードには表示されません。" row>
        {genders.map(([gender, label]) => (
          <Radio
            key={gender}
            name="gender"
            value={gender}
            checked={draft.gender === gender}
            onChange={() => change({ ...draft, gender })}
          >
            {label}
          </Radio>
        ))}
      </FieldGroup>
      <PrefectureField
        {...field('hometownPrefectureId')}
        label="Uターン・ゆかりの地域"
        optional
        hint="戻って働くことや、移り住むことも考えている、縁のある地域です。"
        regions={regions}
        value={draft.hometownPrefectureId}
        onChange={(hometownPrefectureId) => change({ ...draft, hometownPrefectureId })}
      />
    </Editor>
  )
}
