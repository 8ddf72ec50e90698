import { useSearchGround } from '../../parts/ground.ts'
import type { ChoiceGroup } from '../../parts/lookups.ts'
import { ChoiceList, Part, ShortList, type ListField } from './choices.tsx'
import { NameBox } from './name-box.tsx'
import type { PanelProps } from './panel.ts'
import { ChoiceTree } from './tree.tsx'

function Prefectures({ panel, field }: PanelProps & { field: ListField }) {
  const { lookups, near } = useSearchGround()
  return (
    <ChoiceTree
      panel={panel}
      field={field}
      groups={lookups.prefectures}
      near={near}
      searchLabel="都道府県をさがす"
      moreLabel="都道府県をすべて見る"
    />
  )
}

export const Areas = ({ panel }: PanelProps) => <Prefectures panel={panel} field="prefectureIds" />

export const Hometowns = ({ panel }: PanelProps) => <Prefectures panel={panel} field="hometownPrefectureIds" />

export function SellingPoints({ panel }: PanelProps) {
  const { lookups } = useSearchGround()
  return (
    <ShortList panel={panel} field="sellingPointIds" choices={lookups.sellingPoints} moreLabel="強みをすべて見る" />
  )
}

export function Schools({ panel }: PanelProps) {
  const { lookups } = useSearchGround()
  return (
    <>
      <NameBox panel={panel} field="schoolNameKeywords" label="学校名" />
      <Part title="学校グループ">
        <ShortList
          panel={panel}
          field="schoolGroupIds"
          choices={lookups.schoolGroups}
          moreLabel="学校グループをすべて見る"
        />
      </Part>
      <Part title="キャンパスの所在地">
        <Prefectures panel={panel} field="campusPrefectureIds" />
      </Part>
      <NameBox panel={panel} field="highSchoolNameKeywords" label="高校名" />
    </>
  )
}

type WorkProps = PanelProps & { field: ListField; groups: readonly ChoiceGroup[]; word: string }

const Work = ({ panel, field, groups, word }: WorkProps) => (
  <Part title={word}>
    <ChoiceTree
      panel={panel}
      field={field}
      groups={groups}
      searchLabel={`${word}をさがす`}
      moreLabel={`${word}をすべて見る`}
    />
  </Part>
)

export function WorkPreferences({ panel }: PanelProps) {
  const { lookups } = useSearchGround()
  return (
    <>
      <Work panel={panel} field="industryIds" groups={lookups.industries} word="業界" />
      <Work panel={panel} field="jobTypeIds" groups={lookups.jobTypes} word="職種" />
    </>
  )
}

export function CompanyPreferences({ panel }: PanelProps) {
  const { lookups } = useSearchGround()
  return (
    <>
      <Part title="企業規模">
        <ChoiceList panel={panel} field="companySizeIds" choices={lookups.companySizes} />
      </Part>
      <Part title="企業選びの軸">
        <ShortList
          panel={panel}
          field="companySelectionCriterionIds"
          choices={lookups.criteria}
          moreLabel="軸をすべて見る"
        />
      </Part>
    </>
  )
}

export function Intentions({ panel }: PanelProps) {
  const { lookups } = useSearchGround()
  return (
    <>
      <Part title="受け取りたいスカウト">
        <ChoiceList panel={panel} field="preferredScoutTypeIds" choices={lookups.scoutTypes} />
      </Part>
      <Part title="就活状況" note="就職活動を終えた学生と進学などの学生は、選んだときだけ表示します。">
        <ChoiceList panel={panel} field="jobHuntingStatusIds" choices={lookups.jobHuntingStatuses} />
      </Part>
    </>
  )
}
