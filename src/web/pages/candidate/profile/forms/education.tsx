import { graduationMonths } from '#domain/lookup/school/rules.ts'
import { degrees, degreeWords } from '#domain/candidate/education/rules.ts'
import type { DepartmentCategory } from '#domain/candidate/rules.ts'
import { categoryWords, graduationYearOf } from '#web/parts/students/student-words.ts'
import { Radio } from '#web/ui/fields/check.tsx'
import { Combobox } from '#web/ui/fields/combobox.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Editor } from '../editor.tsx'
import { useSectionForm } from '../section-form.ts'
import { checkEducationDraft } from './education-check.ts'
import { beginEducation, listedFields, writeEducation, type EducationDraft } from './education-draft.ts'
import { PrefectureField } from './prefecture-field.tsx'
import { namedBy, optionOf, readName, useDepartments, useSchools, valueOf } from './schools.ts'
import type { SectionProps } from './section.ts'
import styles from './forms.module.css'

const categories = Object.entries(categoryWords) as [DepartmentCategory, string][]

export default function Education({ own, choices, answer }: SectionProps) {
  const { graduationYears, regions } = choices
  const form = useSectionForm<EducationDraft>({
    section: 'education',
    own,
    answer,
    begin: () => beginEducation(own),
    argument: 'education',
    write: writeEducation,
    check: (draft) => checkEducationDraft(draft, choices),
    labels: {
      schoolId: '学校名',
      schoolDepartmentId: '学部・学科',
      departmentCategory: '文理の区分',
      degree: '課程',
      graduationYear: '卒業予定の年',
      graduationMonth: '卒業予定の月',
      campusPrefectureId: 'キャンパスの所在地',
      highSchoolName: '出身高校',
    },
    controls: { otherSchoolName: 'schoolId', otherSchoolDepartmentName: 'schoolDepartmentId' },
  })
  const { draft, change, field } = form
  const set = (to: Partial<EducationDraft>) => change({ ...draft, ...to })
  const { schools, search } = useSchools()
  const departments = useDepartments(draft.school.id)
  /** The category of a listed department says nothing of another one. */
  const ownCategory = draft.department.id === null ? draft.departmentCategory : null
  const chooseSchool = (value: string) => {
    const school = namedBy(value, schools)
    set({ school, department: { id: null, name: '' }, departmentCategory: ownCategory })
  }
  const chooseDepartment = (value: string) => {
    const department = namedBy(value, departments)
    const category = departments.find(({ id }) => id === department.id)?.category
    set({ department, departmentCategory: category ?? ownCategory })
  }
  return (
    <Editor form={form}>
      <noscript>
        {import.meta.env.SSR && (
          <>
            <Listed name="schoolId" row={draft.school} />
            <Listed name="schoolDepartmentId" row={draft.department} />
          </>
        )}
      </noscript>
      <Combobox
        {...field('schoolId')}
        label="学校名"
        required
        hint="名前の一部を入力すると候補が出ます。候補にない学校は、名前をそのまま入力してください。"
        options={optionsWith(draft.school, schools)}
        value={valueOf(draft.school)}
        read={readName}
        onSearch={search}
        onChange={chooseSchool}
      />
      <Combobox
        {...field('schoolDepartmentId')}
        label="学部・学科"
        {...(draft.school.id === null ? { optional: true } : { required: true })}
        options={optionsWith(draft.department, departments)}
        value={valueOf(draft.department)}
        read={readName}
        onChange={chooseDepartment}
      />
      {draft.department.id === null && (
        <FieldGroup {...field('departmentCategory')} label="文理の区分" required row>
          {categories.map(([category, label]) => (
            <Radio
              key={category}
              name="departmentCategory"
              value={category}
              checked={draft.departmentCategory === category}
              onChange={() => set({ departmentCategory: category })}
            >
              {label}
            </Radio>
          ))}
        </FieldGroup>
      )}
      <SelectField
        {...field('degree')}
        label="課程"
        required
        emptyLabel="選択してください"
        options={degrees.map((degree) => ({ value: degree, label: degreeWords[degree] }))}
        value={draft.degree ?? ''}
        onChange={({ target }) => set({ degree: (target.value || null) as EducationDraft['degree'] })}
      />
      <div className={styles.row}>
        <SelectField
          {...field('graduationYear')}
          label="卒業予定の年"
          required
          options={graduationYears.map((year) => ({ value: String(year), label: graduationYearOf(year) }))}
          value={draft.graduationYear}
          onChange={({ target }) => set({ graduationYear: target.value })}
        />
        <SelectField
          {...field('graduationMonth')}
          label="卒業予定の月"
          required
          options={graduationMonths.map((month) => ({ value: String(month), label: `${month}月` }))}
          value={draft.graduationMonth}
          onChange={({ target }) => set({ graduationMonth: target.value })}
        />
      </div>
      <PrefectureField
        {...field('campusPrefectureId')}
        label="キャンパスの所在地"
        optional
        regions={regions}
        value={draft.campusPrefectureId}
        onChange={(campusPrefectureId) => set({ campusPrefectureId })}
      />
      <TextField
        {...field('highSchoolName')}
        label="出身高校"
        optional
        hint="地元や母校の縁から声をかける企業があります。"
        autoComplete="off"
        value={draft.highSchoolName}
        onChange={({ target }) => set({ highSchoolName: target.value })}
      />
    </Editor>
  )
}

/** The row of a listed name, for a browser without scripts. */
function Listed({ name, row }: { name: string; row: EducationDraft['school'] }) {
  const listed = listedFields(name)
  return (
    row.id !== null && (
      <>
        <input type="hidden" name={listed.id} value={row.id} />
        <input type="hidden" name={listed.name} value={row.name} />
      </>
    )
  )
}

/** The options with the chosen one among them, so that its name is shown. */
const optionsWith = (chosen: EducationDraft['school'], rows: readonly { id: string; name: string }[]) =>
  (chosen.name === '' || rows.some(({ id }) => id === chosen.id) ? rows : [chosen, ...rows]).map((row) => optionOf(row))
