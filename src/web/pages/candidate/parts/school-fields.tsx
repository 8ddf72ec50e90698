import { useState } from 'react'
import { categoryLabels, profileLabels } from '#domain/candidate-account/registration/profile/rules.ts'
import { degrees, degreeWords } from '#domain/candidate/education/rules.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
import type { FieldOf } from '#web/parts/forms/use-form.ts'
import { Combobox } from '#web/ui/fields/combobox.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { useDebounce } from '#web/ui/browser/timer.ts'

const SchoolSuggestions = graphql(`
  query SchoolSuggestions($name: String!) {
    schools(name: $name) {
      id
      name
      prefecture {
        label
      }
    }
  }
`)
const DepartmentSuggestions = graphql(`
  query DepartmentSuggestions($school: String!, $name: String!) {
    schools(name: $school, first: 1) {
      id
      name
      departments(name: $name) {
        id
        name
      }
    }
  }
`)

/** A name that the list does not know is another school. */
const asTyped = (text: string) => {
  const name = foldSpaces(text)
  return name ? { value: name, label: name } : undefined
}
const typingPause = 150

type SchoolFieldsProps = {
  field: FieldOf
  /** The school that is known already. */
  heldSchool?: string | null
}

/** School and department by their names, with seven suggestions each. */
export function SchoolFields({ field, heldSchool }: SchoolFieldsProps) {
  const [own, department] = [field('school'), field('department')]
  const [school, setSchool] = useState(own.defaultValue ?? heldSchool ?? '')
  const [category, degree] = [field('departmentCategory'), field('degree')]
  const pause = useDebounce(typingPause)
  const [sought, setSought] = useState('')
  const schools = useLateAnswer(sought, async (name) => (await askFromBrowser()(SchoolSuggestions, { name })).schools)
  return (
    <>
      <Combobox
        {...own}
        label={profileLabels.school}
        required
        hint="例：北海道大学。候補にない学校は、名前をそのまま入力してください。"
        value={school}
        onChange={setSchool}
        onSearch={(text) => pause(() => setSought(text))}
        options={(schools ?? []).map(({ name, prefecture }) => ({ value: name, label: name, note: prefecture.label }))}
        read={asTyped}
        emptyText="候補がありません。入力した名前で登録します"
      />
      <Department key={school} school={school} field={department} />
      <SelectField
        {...category}
        defaultValue={category.defaultValue ?? ''}
        label={profileLabels.departmentCategory}
        hint="候補にない学部・学科では、必ず選んでください。候補から選んだときは要りません。"
        emptyLabel="候補の学部・学科から決める"
        options={Object.entries(categoryLabels).map(([value, label]) => ({ value, label }))}
      />
      <SelectField
        {...degree}
        defaultValue={degree.defaultValue ?? ''}
        label={profileLabels.degree}
        required
        hint="いま在籍している課程を選んでください。"
        emptyLabel="選択してください"
        options={degrees.map((value) => ({ value, label: degreeWords[value] }))}
      />
    </>
  )
}

function Department({ school, field }: { school: string; field: ReturnType<FieldOf> }) {
  const pause = useDebounce(typingPause)
  const [name, setName] = useState('')
  const about = JSON.stringify([school, name])
  const departments = useLateAnswer(school ? about : null, async () => {
    const { schools } = await askFromBrowser()(DepartmentSuggestions, { school, name })
    const { findByName } = await import('#domain/lookup/school/names/rules.ts')
    return findByName(schools, school)?.departments ?? []
  })
  return (
    <Combobox
      {...field}
      label={profileLabels.department}
      required
      hint="例：文学部、情報学部 情報システム学科"
      onSearch={(text) => pause(() => setName(text))}
      options={(departments ?? []).map((one) => ({ value: one.name, label: one.name }))}
      read={asTyped}
      emptyText="候補がありません。入力した名前で登録します"
    />
  )
}
