import {
  checkYouthInformation,
  youthInformationKinds,
  youthInformationLabels,
  type YouthInformationKind,
} from '#domain/company/description/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Editor } from '../editor.tsx'
import { useSectionForm, type SectionProps } from '../section-form.ts'

type Bodies = Record<YouthInformationKind, string>

const examples: Bodies = {
  HIRES_AND_LEAVERS: '例：過去3年の新卒採用者数 12名／うち離職者数 1名',
  TENURE: '例：平均勤続年数 13.8年（平均年齢 38.2歳）',
  TRAINING: '例：新入社員研修（6か月）、資格の受験料の補助',
  OVERTIME_AND_LEAVE: '例：月平均の所定外労働時間 17時間／有給休暇の平均取得日数 12.6日（前年度）',
  PARENTAL_LEAVE_AND_WOMEN: '例：育児休業の取得 男性3名・女性5名（前年度）／管理職に占める女性の割合 18%',
}

export function YouthInformation(props: SectionProps) {
  const bodyOf = (kind: YouthInformationKind) =>
    props.page.company.youthInformation.find((one) => one.kind === kind)?.body ?? ''
  const listOf = (bodies: Bodies) => youthInformationKinds.map((kind) => ({ kind, body: bodies[kind] }))
  const form = useSectionForm<Bodies>({
    ...props,
    section: 'youth',
    begin: () => Object.fromEntries(youthInformationKinds.map((kind) => [kind, bodyOf(kind)])) as Bodies,
    write: (bodies) => ({
      input: { youthInformation: listOf(bodies) },
      places: youthInformationKinds.map((kind, at) => ({ path: `youthInformation.${at}`, control: kind, parts: [] })),
    }),
    check: (bodies) => checkYouthInformation(listOf(bodies)),
    labelOf: (_, control) => youthInformationLabels[control as YouthInformationKind] ?? null,
  })
  return (
    <Editor form={form}>
      {youthInformationKinds.map((kind) => (
        <TextArea
          key={kind}
          {...form.field(kind)}
          label={youthInformationLabels[kind]}
          optional
          rows={2}
          max={fieldLimits.youthInformation.max}
          hint={examples[kind]}
          value={form.words[kind]}
          onChange={({ target }) => form.put({ ...form.words, [kind]: target.value })}
        />
      ))}
    </Editor>
  )
}
