import type { Insertable } from 'kysely'
import { completenessOf } from '#domain/candidate/rules.ts'
import { forEachText, profileTexts } from '#domain/candidate/profile/text/rules.ts'
import type { CandidateViewer, CompanyId, CompanyUserId, CompanyViewer, OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { cheapHash } from './factories/password.ts'

let made = 0
const next = () => (made += 1)

/** A valid 法人番号: the first digit checks the other twelve. */
export const corporateNumber = (n: number) => {
  const body = String(n).padStart(12, '0')
  const sum = [...body].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 2), 0)
  return `${9 - (sum % 9)}${body}`
}

type CompanyOptions = Partial<Insertable<DB['company']>> & {
  planKey?: string
  contract?: Partial<Insertable<DB['contract']>>
}

/** A company under an active contract on the STANDARD plan. */
export async function aCompany(db: Db, { planKey = 'STANDARD', contract, ...given }: CompanyOptions = {}) {
  const n = next()
  const company = await db
    .insertInto('company')
    .values({
      legalName: `株式会社試験${n}`,
      displayName: `試験会社${n}`,
      kana: 'シケンガイシャ',
      corporateNumber: corporateNumber(700_000_000_000 + n),
      industryIds: [501],
      companySizeId: 3,
      employees: 200,
      representative: '試験 太郎',
      postalCode: '4600001',
      prefectureId: '23',
      city: '名古屋市中区',
      addressLine: '1-1',
      tagline: '試験のための会社です',
      setUpAt: new Date(),
      markShape: 'GRID',
      markBackground: '#173a52',
      markForeground: '#ffffff',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const today = tokyoToday(new Date())
  await db
    .insertInto('contract')
    .values({
      companyId: company.id,
      planKey,
      status: 'ACTIVE',
      startsOn: addDays(today, -100),
      endsOn: addDays(today, 200),
      ...contract,
    })
    .execute()
  return { ...company, id: company.id as CompanyId }
}

type CompanyUserOptions = Partial<Insertable<DB['companyUser']>> & {
  email?: string
  password?: string
  account?: Partial<Insertable<DB['companyUserAccount']>>
}

/** A company user and the viewer that its session would give. */
export async function aCompanyUser(
  db: Db,
  companyId: CompanyId,
  { email, password, account, ...given }: CompanyUserOptions = {},
) {
  const n = next()
  const user = await db
    .insertInto('companyUser')
    .values({
      companyId,
      role: 'ADMIN',
      status: 'ACTIVE',
      familyName: '佐伯',
      givenName: `真琴${n}`,
      familyNameKana: 'サエキ',
      givenNameKana: 'マコト',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('companyUserAccount')
    .values({
      companyId,
      companyUserId: user.id,
      email: email ?? `user${n}@company.example`,
      emailVerifiedAt: new Date(),
      passwordHash: password ? cheapHash(password) : null,
      ...account,
    })
    .execute()
  const viewer: CompanyViewer = {
    kind: 'company',
    companyId,
    companyUserId: user.id as CompanyUserId,
    role: user.role,
  }
  return { ...user, viewer }
}

/** A company with one ADMIN: most tests need both. */
export async function aCompanyWithUser(db: Db, options: CompanyOptions = {}) {
  const company = await aCompany(db, options)
  const user = await aCompanyUser(db, company.id)
  return { company, user, viewer: user.viewer }
}

type CandidateOptions = Partial<Insertable<DB['candidate']>> & {
  email?: string
  password?: string
  lastActiveAt?: Date
  account?: Partial<Insertable<DB['candidateAccount']>>
}

export const aSelfIntroduction =
  'うまくいかない理由を、人のせいにも運のせいにもせず、記録から探します。研究室では半年間ばらついていた測定値の原因を突き止め、手順書を作り直しました。'
export const anExperience =
  '電池材料の劣化を調べる研究で、値のばらつきが半年続きました。私は200回分の記録をすべて表に移し、担当者と時刻を並べて比べました。待ち時間をそろえる手順書を書き、ばらつきは5分の1になりました。'

/** An active, public student with a full profile, and the viewer that a session would give. */
export async function aCandidate(db: Db, { email, password, lastActiveAt, account, ...given }: CandidateOptions = {}) {
  const n = next()
  const row = {
    status: 'ACTIVE' as const,
    graduationYear: 2028,
    schoolId: 1,
    schoolDepartmentId: 101,
    departmentCategory: 'HUMANITIES' as const,
    degree: 'BACHELOR' as const,
    campusPrefectureId: '01',
    taglines: ['実験を200回やり直し、原因を突き止めた'],
    selfIntroduction: aSelfIntroduction,
    studentProjectExperience: anExperience,
    sellingPointIds: [4, 16, 3],
    areaPreferenceIds: ['23'],
    industryIds: [501],
    jobTypeIds: [12],
    companySizeIds: [3],
    companySelectionCriterionIds: [1],
    preferredScoutTypeIds: [3],
    jobHuntingStatusId: 2,
    ...given,
  }
  const candidate = await db
    .insertInto('candidate')
    .values({ ...row, completeness: completenessOf({ ...emptyProfile, ...(row as typeof emptyProfile) }) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('candidateActivity')
    .values({ candidateId: candidate.id, ordinal: candidate.ordinal, lastActiveAt: lastActiveAt ?? new Date() })
    .execute()
  await db
    .insertInto('candidateAccount')
    .values({
      candidateId: candidate.id,
      email: email ?? `student${n}@student.example`,
      emailVerifiedAt: new Date(),
      passwordHash: password ? cheapHash(password) : null,
      familyName: '山田',
      givenName: `花${n}`,
      familyNameKana: 'ヤマダ',
      givenNameKana: 'ハナ',
      phoneNumber: `+8190${String(10_000_000 + n)}`,
      phoneVerifiedAt: new Date(),
      ...account,
    })
    .execute()
  const viewer: CandidateViewer = { kind: 'candidate', candidateId: candidate.id as OwnCandidateId }
  return { ...candidate, viewer }
}

const emptyProfile = {
  graduationYear: 2028,
  schoolId: null as number | null,
  otherSchoolName: null,
  ...forEachText(profileTexts, () => ''),
  hasNoExtraExperience: false,
  sellingPointIds: [] as number[],
  taglines: [] as string[],
  areaPreferenceIds: [] as string[],
  industryIds: [] as number[],
  jobTypeIds: [] as number[],
  companySizeIds: [] as number[],
  companySelectionCriterionIds: [] as number[],
  preferredScoutTypeIds: [] as number[],
  jobHuntingStatusId: null as number | null,
}
