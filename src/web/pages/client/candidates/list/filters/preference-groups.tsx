import type { Lookups } from '../../parts/lookups.ts'
import { ChoiceList, Part, ShortList, type ListField } from './choices.tsx'
import { NameBox } from './name-box.tsx'
import type { PanelProps } from './panel.ts'
import { ChoiceTree } from './tree.tsx'

const Prefectures = ({ panel, field }: PanelProps & { field: ListField }) => (
  <ChoiceTree
    panel={panel}
    field={field}
    groups={panel.lookups.prefectures}
    near={panel.near}
    searchLabel="都道府県をさがす"
    moreLabel="都道府県をすべて見る"
  />
)

export const Areas = ({ panel }: PanelProps) => <Prefectures panel={panel} field="prefectureIds" />

export const Hometowns = ({ panel }: PanelProps) => <Prefectures panel={panel} field="hometownPrefectureIds" />

export const SellingPoints = ({ panel }: PanelProps) => (
  <ShortList panel={panel} field="sellingPointIds" choices={panel.lookups.sellingPoints} moreLabel="強みをすべて見る" />
)

export const Schools = ({ panel }: PanelProps) => (
  <>
    <NameBox panel={panel} field="schoolNameKeywords" label="学校名" />
    <Part title="学校グループ">
      <ShortList
        panel={panel}
        field="schoolGroupIds"
        choices={panel.lookups.schoolGroups}
        moreLabel="学校グループをすべて見る"
      />
    </Part>
    <Part title="キャンパスの所在地">
      <Prefectures panel={panel} field="campusPrefectureIds" />
    </Part>
    <NameBox panel={panel} field="highSchoolNameKeywords" label="高校名" />
  </>
)

const Work = ({
  panel,
  field,
  groups,
  word,
}: PanelProps & { field: ListField; groups: Lookups['industries']; word: string }) => (
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

export const WorkPreferences = ({ panel }: PanelProps) => (
  <>
    <Work panel={panel} field="industryIds" groups={panel.lookups.industries} word="業界" />
    <Work panel={panel} field="jobTypeIds" groups={panel.lookups.jobTypes} word="職種" />
  </>
)

export const CompanyPreferences = ({ panel }: PanelProps) => (
  <>
    <Part title="企業規模">
      <ChoiceList panel={panel} field="companySizeIds" choices={panel.lookups.companySizes} />
    </Part>
    <Part title="企業を選ぶ軸">
      <ShortList
        panel={panel}
        field="companySelectionCriterionIds"
        choices={panel.lookups.criteria}
        moreLabel="軸をすべて見る"
      />
    </Part>
  </>
)

export const Intentions = ({ panel }: PanelProps) => (
  <>
    <Part title="受けたいもの">
      <ChoiceList panel={panel} field="preferredScoutTypeIds" choices={panel.lookups.scoutTypes} />
    </Part>
    <Part title="就活状況" note="就職活動を終えた学生と進学などの学生は、選んだときだけ表示します。">
      <ChoiceList panel={panel} field="jobHuntingStatusIds" choices={panel.lookups.jobHuntingStatuses} />
    </Part>
  </>
)
