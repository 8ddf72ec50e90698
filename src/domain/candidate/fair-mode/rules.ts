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

/** The names by which a student’s own texts would tell what is hidden. Longest first, so that none is cut in two. */
const namesOf = ({ listedSchoolName, otherSchoolName, highSchoolName }: HiddenFacts, others: readonly string[]) =>
  [listedSchoolName, otherSchoolName, ...(highSchoolName === null ? [] : highSchoolNames(highSchoolName)), ...others]
    .filter((name) => name !== null)
    .map((name) => name.trim())
    .filter((name) => name.length >= 2)
    .toSorted((one, other) => other.length - one.length)

/**
 * The profile as a company in fair mode reads it. `names`: the other names of the school, and that of the home
 * prefecture. The department stays, since it is what the student studies.
 */
export function withoutHiddenFacts<Profile extends HiddenFacts & Texts>(
  profile: Profile,
  names: readonly string[],
  texts: readonly (keyof Profile)[],
): Profile {
  const hidden = namesOf(profile, names)
  const masked = (text: string) => hidden.reduce((left, name) => left.replaceAll(name, hiddenName), text)
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
