import type { CompanyStory, JobStory } from '#seeds/company/story.ts'
import type { Db } from '#platform/database/db.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { loadCompanyPage } from './company-page.ts'
import { loadPictures, picturesOf, type SeedPictures } from './company-pictures.ts'
import { motifWords } from '#seeds/company/picture/draw.ts'
import { loadScheduling, type SeedDate } from './scheduling.ts'
import { seedId } from './seed-id.ts'

export type SeedJob = {
  id: string
  story: JobStory
  schedulingId: string | null
  dates: SeedDate[]
  /** The texts of its sendings: the usual one first, then those of other subjects and searches. */
  templateIds: readonly string[]
  totalSent: number
}
export type SeedCompany = {
  id: OfRow<'company'>
  story: CompanyStory
  userIds: string[]
  jobs: SeedJob[]
  scoutLimitPerMonth: number
  /** Null where files are not kept, as in tests. */
  pictures: SeedPictures | null
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - (days + 1) * dayMs)
const founded = (now: Date) => new Date(Math.floor(now.getTime() / dayMs) * dayMs - 200 * dayMs)

/** Companies with their users, contracts, schedulings and jobs; ids follow from the seed. */
export async function loadCompanies(
  db: Db,
  stories: readonly CompanyStory[],
  { seed, now, hasPictures }: { seed: number; now: Date; hasPictures: boolean },
) {
  const limits = new Map(
    (await db.selectFrom('plan').select(['key', 'scoutLimitPerMonth']).execute()).map((plan) => [
      plan.key,
      plan.scoutLimitPerMonth,
    ]),
  )
  const companies: SeedCompany[] = []
  for (const [at, story] of stories.entries())
    companies.push(
      await loadCompany(db, story, {
        seed,
        now,
        at,
        hasPictures,
        scoutLimitPerMonth: limits.get(story.planKey) ?? 0,
      }),
    )
  return companies
}

type At = { seed: number; now: Date; at: number; scoutLimitPerMonth: number; hasPictures: boolean }

async function loadCompany(
  db: Db,
  story: CompanyStory,
  { seed, now, at, scoutLimitPerMonth, hasPictures }: At,
): Promise<SeedCompany> {
  const id = seedId(founded(now), `${seed}/company/${at}`) as OfRow<'company'>
  const today = tokyoToday(now)
  await db
    .insertInto('company')
    .values({
      id,
      legalName: story.legalName,
      displayName: story.displayName,
      kana: story.kana,
      corporateNumber: story.corporateNumber,
      industryIds: [...story.industryIds],
      companySizeId: story.companySizeId,
      employees: story.employees,
      foundedOn: story.foundedOn,
      capitalYen: story.capital,
      representative: story.representative,
      postalCode: story.headOffice.postalCode.replace('-', ''),
      prefectureId: story.headOffice.prefectureId,
      city: story.headOffice.city,
      addressLine: story.headOffice.line,
      tagline: story.tagline,
      companySelectionCriterionIds: [...story.selectionCriterionIds],
      markShape: story.mark.shape,
      markBackground: story.mark.background.toLowerCase(),
      markForeground: story.mark.foreground.toLowerCase(),
      insertedAt: founded(now),
      setUpAt: founded(now),
      // Pages are of different age, so that the newest of them can be told.
      editedAt: daysBefore(now, (at * 13) % 90),
      checkedAt: daysBefore(now, (at * 13) % 90),
    })
    .execute()
  const pictures = hasPictures ? picturesOf(founded(now), `${seed}/company/${at}`) : null
  if (pictures) await loadPictures(db, id, pictures, founded(now))
  await loadCompanyPage(db, { companyId: id, story, at, now, pictures })
  await db
    .insertInto('contract')
    .values({
      companyId: id,
      planKey: story.planKey,
      status: 'ACTIVE',
      startsOn: addDays(today, -200 + at),
      endsOn: addDays(today, 126 + at * 3),
    })
    .execute()
  const userIds = await loadUsers(db, id, story, `${seed}/company/${at}`, founded(now))
  const jobs: SeedJob[] = []
  for (const [n, job] of story.jobs.entries())
    jobs.push({
      ...(await loadJob(db, id, userIds, withPicture(job, story, pictures), `${seed}/job/${at}/${n}`, now)),
      story: job,
    })
  return { id, story, userIds, jobs, scoutLimitPerMonth, pictures }
}

type Placed = Omit<JobStory, 'contents'> & {
  contents: readonly { kind: 'HEADING' | 'TEXT' | 'IMAGE'; text: string; imageId?: string }[]
}

/** A picture after the first text of the job. */
function withPicture(job: JobStory, { mark }: CompanyStory, pictures: SeedPictures | null): Placed {
  if (!pictures || job.contents.length < 2) return job
  const picture = { kind: 'IMAGE' as const, text: motifWords[mark.shape], imageId: pictures.scene.id }
  return { ...job, contents: [...job.contents.slice(0, 2), picture, ...job.contents.slice(2)] }
}

async function loadUsers(db: Db, companyId: OfRow<'company'>, story: CompanyStory, name: string, at: Date) {
  const ids = story.users.map((_, n) => seedId(at, `${name}/user/${n}`))
  await db
    .insertInto('companyUser')
    .values(
      story.users.map((user, n) => ({
        companyId,
        id: ids[n],
        role: user.role,
        status: 'ACTIVE',
        familyName: user.familyName,
        givenName: user.givenName,
        familyNameKana: user.familyNameKana,
        givenNameKana: user.givenNameKana,
        department: user.department,
        title: user.title,
        messageToStudents: user.messageToStudents,
        insertedAt: at,
      })),
    )
    .execute()
  const slug = new URL(story.url).hostname
  await db
    .insertInto('companyUserAccount')
    .values(
      ids.map((companyUserId, n) => ({
        companyId,
        companyUserId,
        email: `saiyo${n + 1}@${slug}`,
        emailVerifiedAt: at,
        insertedAt: at,
      })),
    )
    .execute()
  return ids
}

async function loadJob(
  db: Db,
  companyId: OfRow<'company'>,
  userIds: string[],
  story: Placed,
  name: string,
  now: Date,
): Promise<Omit<SeedJob, 'story'>> {
  const at = new Date(founded(now).getTime() + 30 * dayMs)
  const id = seedId(at, name)
  const schedulingId = story.scheduling ? seedId(at, `${name}/scheduling`) : null
  const dates =
    story.scheduling && schedulingId
      ? await loadScheduling(db, companyId, schedulingId, userIds, story.scheduling, name, now)
      : []
  await db
    .insertInto('job')
    .values({
      companyId,
      id,
      title: story.title,
      status: story.status,
      isArchived: story.isArchived,
      scoutTypeId: story.scoutTypeId,
      jobTypeIds: [...story.jobTypeIds],
      kind: story.kind,
      completionDescription: story.completionDescription ?? '',
      schedulingId,
      recruitmentProcessDescription: story.recruitmentProcessDescription,
      lastEditedAt: new Date(now.getTime() - 12 * dayMs),
      insertedAt: at,
    })
    .execute()
  await loadJobParts(db, { companyId, jobId: id }, story)
  const sendings = sendingsOf(story, at).map((sending, n) => ({
    ...sending,
    id: seedId(at, n === 0 ? `${name}/template` : `${name}/template/${n}`),
  }))
  if (story.status === 'PUBLISHED')
    await db
      .insertInto('templateMessageHistory')
      .values(sendings.map((sending) => ({ ...sending, companyId, jobId: id, companyUserId: userIds[0] ?? '' })))
      .execute()
  return { id, schedulingId, dates, templateIds: sendings.map((sending) => sending.id), totalSent: 0 }
}

const lookingBy = '希望の勤務地・職種'
/** Of a sending that began from a saved condition, where the company has one. */
export const lookingByWords = 'キーワード・卒業予定'

/** Two subjects and three ways in which the students were found; the usual text was sent last. */
function sendingsOf({ subject, title, message: text }: Placed, at: Date) {
  const other = `${title}についてお話ししませんか`
  const before = (days: number) => new Date(at.getTime() - days * dayMs)
  return [
    { subject, text, foundBy: lookingBy, insertedAt: at },
    { subject, text, foundBy: lookingByWords, insertedAt: before(1) },
    { subject: [...other].length <= 60 ? other : subject, text, foundBy: '', insertedAt: before(2) },
  ]
}

async function loadJobParts(db: Db, of: { companyId: OfRow<'company'>; jobId: string }, story: Placed) {
  const placed = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row, position) => ({ ...of, position, ...row }))
  if (story.contents.length > 0) await db.insertInto('jobContent').values(placed(story.contents)).execute()
  if (story.conditions.length > 0) await db.insertInto('jobCondition').values(placed(story.conditions)).execute()
  const steps = story.recruitmentSteps.map((step) =>
    'stepId' in step
      ? { recruitmentStepId: step.stepId, customLabel: null }
      : { recruitmentStepId: null, customLabel: step.label },
  )
  if (steps.length > 0) await db.insertInto('jobRecruitmentStep').values(placed(steps)).execute()
  const urls = story.completionUrls ?? []
  if (urls.length > 0) await db.insertInto('jobCompletionUrl').values(placed(urls)).execute()
}
