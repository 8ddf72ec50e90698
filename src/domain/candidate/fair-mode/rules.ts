import { comparedSpans } from '#ground/spelling/compared-spans.ts'
import { comparedText } from '#ground/compared-text.ts'

/** Stands in a student's text where the student wrote the name of a school or of the home prefecture. */
export const hiddenName = '〔非表示〕'

/** The facts of a student that a company in fair mode does not read before it has written to the student. */
type HiddenFacts = {
  pictureFile: string | null
  gender: 'FEMALE' | 'MALE' | 'NON_BINARY' | 'NO_ANSWER'
  schoolId: number | null
  listedSchoolName: string | null
  otherSchoolName: string | null
  schoolDepartmentId: number | null
  listedDepartmentName: string | null
  otherSchoolDepartmentName: string | null
  campusPrefectureId: string | null
  hometownPrefectureId: string | null
  highSchoolName: string | null
}
type Texts = {
  taglines: string[]
  skills: { name: string; note: string }[]
}

const highSchoolNames = (name: string) => [
  name.replace('高等学校', '高校'),
  name.replace(/高校(?!.*高等学校)/u, '高等学校'),
]

/** The names by which a student’s own texts would tell what is hidden, as texts are compared. */
const namesOf = ({ listedSchoolName, otherSchoolName, highSchoolName }: HiddenFacts, others: readonly string[]) =>
  [listedSchoolName, otherSchoolName, ...(highSchoolName === null ? [] : highSchoolNames(highSchoolName)), ...others]
    .filter((name) => name !== null)
    .map((name) => name.trim())
    .filter((name) => name.length >= 2)
    .map(comparedText)

/** The text with each of the names hidden, in whatever spelling; names that overlap are hidden as one. */
function withoutNames(text: string, names: readonly string[]) {
  let [left, end] = ['', 0]
  for (const span of comparedSpans(text, names)) {
    if (span.from >= end) left += text.slice(end, span.from) + hiddenName
    end = Math.max(end, span.to)
  }
  return left + text.slice(end)
}

/**
 * The profile as a company in fair mode reads it. `names`: the other names of the school, its reading, and the
 * name of the home prefecture. The department stays, since it is what the student studies.
 */
export function withoutHiddenFacts<Profile extends HiddenFacts & Texts>(
  profile: Profile,
  names: readonly string[],
  texts: readonly (keyof Profile)[],
): Profile {
  const hidden = namesOf(profile, names)
  const masked = (text: string) => withoutNames(text, hidden)
  const department = profile.listedDepartmentName ?? profile.otherSchoolDepartmentName
  return {
    ...profile,
    ...Object.fromEntries(texts.map((name) => [name, masked(String(profile[name]))])),
    taglines: profile.taglines.map(masked),
    skills: profile.skills.map((skill) => ({ ...skill, name: masked(skill.name), note: masked(skill.note) })),
    pictureFile: null,
    gender: 'NO_ANSWER',
    schoolId: null,
    listedSchoolName: null,
    otherSchoolName: null,
    schoolDepartmentId: null,
    listedDepartmentName: null,
    otherSchoolDepartmentName: department === null ? null : masked(department),
    campusPrefectureId: null,
    hometownPrefectureId: null,
    highSchoolName: null,
  }
}
