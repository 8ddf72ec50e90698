import type { Random } from '../random.ts'
import { prefectures } from '#domain/lookup/data/lists.ts'
import { type School, schools } from '#domain/lookup/school/schools.ts'
import { type Field, fieldsOf } from './field.ts'
import type { StudentStory } from './story.ts'

type Education = Pick<
  StudentStory,
  | 'schoolId'
  | 'departmentId'
  | 'otherSchoolName'
  | 'otherDepartmentName'
  | 'category'
  | 'degree'
  | 'campusPrefectureId'
  | 'hometownPrefectureId'
  | 'highSchoolName'
> & { field: Field; isSixYears: boolean }

// The demo company sits in Nagoya, so its region is a little fuller than in life.
const heads: readonly (readonly [School, number])[] = schools.map((school) => [
  school,
  (school.kind === '国立' ? 1.4 : 1) * (['21', '22', '23', '24'].includes(school.prefectureId) ? 1.8 : 1),
])
// Cumulative weights, searched by halves: a linear draw over 160 schools would cost most of the time.
const sums: number[] = []
for (const [, weight] of heads) sums.push((sums.at(-1) ?? 0) + weight)

function pickSchool(random: Random): School {
  const mark = random.next() * (sums.at(-1) ?? 0)
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > mark) high = middle
    else low = middle + 1
  }
  return heads[low]![0]
}

const rare = /^医学|歯学|神学|仏教|神道/
function pickDepartment(random: Random, school: School) {
  const first = random.pick(school.departments)
  return rare.test(first.name) && random.chance(0.8) ? random.pick(school.departments) : first
}

const otherSchools: readonly (readonly [string, string, Field, string])[] = [
  ['東海みなと大学', '工学部', 'mechanical', '23'],
  ['東海みなと大学', '経営学部', 'business', '23'],
  ['北陸湊高等専門学校 専攻科', '生産システム工学専攻', 'mechanical', '17'],
  ['瀬戸潮高等専門学校 専攻科', '電子情報工学専攻', 'information', '34'],
  ['青葉台短期大学', '栄養学科', 'nutrition', '14'],
  ['みちのく情報専門学校', '情報システム科', 'information', '04'],
  ['山辺デザイン専門学校', 'プロダクトデザイン科', 'design', '27'],
  ['南風観光専門学校', '観光ビジネス科', 'tourism', '47'],
  ['県央看護福祉大学', '看護福祉学部', 'health', '10'],
]
const overseas: readonly (readonly [string, string, Field, string])[] = [
  ['ウエストハーバー大学（カナダ）', '国際関係学部', 'international', '99'],
  ['サザンベイ大学（オーストラリア）', '経営学部', 'business', '99'],
  ['ノースブリッジ大学（イギリス）', '社会学部', 'sociology', '99'],
  ['レイクサイド州立大学（アメリカ）', 'コンピューター科学部', 'information', '99'],
  ['清湖大学（台湾）', '電機学部', 'electrical', '99'],
  ['漢川大学（韓国）', 'メディア学部', 'media', '99'],
]
const scientific: readonly Field[] = ['mechanical', 'information', 'nutrition', 'health']

const highSchools = [
  '東',
  '西',
  '南',
  '北',
  '中央',
  '青嵐',
  '若葉台',
  '松が丘',
  '清流',
  '桜台',
  '城北',
  '汐見',
  '緑陽',
  '光陵',
  '白鷺',
  '朝霧',
  '星が丘',
  '千鳥',
  '栄',
  '旭',
]

export function writeEducation(random: Random): Education {
  const place = writePlace(random)
  const hometown = random.chance(0.75)
    ? random.chance(0.5) && place.campusPrefectureId !== '99'
      ? place.campusPrefectureId
      : random.pick(prefectures.slice(0, 47)).id
    : null
  const label = prefectures.find((each) => each.id === hometown)?.label
  const named = label && random.chance(0.6)
  const stem = random.pick(highSchools)
  const isGraduate = place.schoolId !== null && place.category === 'SCIENCE' && !place.isSixYears && !named
  return {
    ...place,
    degree: isGraduate ? 'MASTER' : place.degree,
    hometownPrefectureId: hometown,
    highSchoolName: named ? (label === '北海道' ? `北海道${stem}高等学校` : `${label}立${stem}高等学校`) : null,
  }
}

const degreeOf = (school: string): StudentStory['degree'] => {
  if (school.includes('短期大学')) return 'JUNIOR_COLLEGE'
  if (school.includes('高等専門学校')) return 'TECHNICAL_COLLEGE'
  return school.includes('専門学校') ? 'VOCATIONAL_SCHOOL' : 'BACHELOR'
}

function writePlace(random: Random): Omit<Education, 'hometownPrefectureId' | 'highSchoolName'> {
  if (random.chance(0.06)) {
    const isOverseas = random.chance(0.35)
    const [otherSchoolName, otherDepartmentName, field, campusPrefectureId] = random.pick(
      isOverseas ? overseas : otherSchools,
    )
    const category: StudentStory['category'] = isOverseas
      ? 'OTHER'
      : scientific.includes(field)
        ? 'SCIENCE'
        : field === 'design'
          ? 'OTHER'
          : 'HUMANITIES'
    return {
      schoolId: null,
      departmentId: null,
      otherSchoolName,
      otherDepartmentName,
      category,
      degree: degreeOf(otherSchoolName),
      campusPrefectureId,
      field,
      isSixYears: false,
    }
  }
  const school = pickSchool(random)
  const department = pickDepartment(random, school)
  return {
    schoolId: school.id,
    departmentId: department.id,
    otherSchoolName: null,
    otherDepartmentName: null,
    category: department.category,
    degree: 'BACHELOR',
    campusPrefectureId: school.prefectureId,
    field: random.pick(fieldsOf(department.name, department.category)),
    isSixYears: /^医学|薬学|獣医|歯学/.test(department.name),
  }
}
