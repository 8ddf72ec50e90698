import type { CompanyStory, JobStory } from '#seeds/company/story.ts'
import type { Db } from '#platform/db.ts'
import { addDays, dayMs, mondayOf, weekdayOf } from '#ground/day.ts'
import { tokyoMoment, tokyoToday } from '#ground/tokyo-time.ts'
import { seedId } from './seed-id.ts'

export type SeedDate = { id: string; startAt: Date; endAt: Date; capacity: number; booked: number }
export type SeedJob = {
  id: string
  story: JobStory
  schedulingId: string | null
  dates: SeedDate[]
  templateId: string
  totalSent: number
}
export type SeedCompany = {
  id: string
  story: CompanyStory
  userIds: string[]
  jobs: SeedJob[]
  scoutLimitPerMonth: number
}

const founded = (now: Date) => new Date(Math.floor(now.getTime() / dayMs) * dayMs - 200 * dayMs)

/** Companies with their users, contracts, schedulings and jobs; ids follow from the seed. */
export async function loadCompanies(
  db: Db,
  stories: readonly CompanyStory[],
  { seed, now }: { seed: number; now: Date },
) {
  const limits = new Map(
    (await db.selectFrom('plan').select(['key', 'scoutLimitPerMonth']).execute()).map((plan) => [
      plan.key,
      plan.scoutLimitPerMonth,
    ]),
  )
  const companies: SeedCompany[] = []
  for (const [at, story] of stories.entries())
    companies.push(await loadCompany(db, story, { seed, now, at, scoutLimitPerMonth: limits.get(story.planKey) ?? 0 }))
  return companies
}

type At = { seed: number; now: Date; at: number; scoutLimitPerMonth: number }

async function loadCompany(
  db: Db,
  story: CompanyStory,
  { seed, now, at, scoutLimitPerMonth }: At,
): Promise<SeedCompany> {
  const id = seedId(founded(now), `${seed}/company/${at}`)
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
      editedAt: founded(now),
      checkedAt: founded(now),
    })
    .execute()
  await db
    .insertInto('companyUrl')
    .values({ companyId: id, position: 0, label: '企業サイト', url: story.url })
    .execute()
  const contents = { companyId: id, position: 0, kind: 'TEXT' as const, text: story.description }
  await db.insertInto('companyContent').values(contents).execute()
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
    jobs.push(await loadJob(db, id, userIds, job, `${seed}/job/${at}/${n}`, now))
  return { id, story, userIds, jobs, scoutLimitPerMonth }
}

async function loadUsers(db: Db, companyId: string, story: CompanyStory, name: string, at: Date) {
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
  companyId: string,
  userIds: string[],
  story: JobStory,
  name: string,
  now: Date,
): Promise<SeedJob> {
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
  const templateId = seedId(at, `${name}/template`)
  if (story.status === 'PUBLISHED')
    await db
      .insertInto('templateMessageHistory')
      .values({
        companyId,
        id: templateId,
        jobId: id,
        companyUserId: userIds[0] ?? '',
        subject: story.subject,
        text: story.message,
        insertedAt: at,
      })
      .execute()
  return { id, story, schedulingId, dates, templateId, totalSent: 0 }
}

async function loadJobParts(db: Db, of: { companyId: string; jobId: string }, story: JobStory) {
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

type SchedulingStory = NonNullable<JobStory['scheduling']>

async function loadScheduling(
  db: Db,
  companyId: string,
  id: string,
  userIds: string[],
  story: SchedulingStory,
  name: string,
  now: Date,
) {
  await db
    .insertInto('scheduling')
    .values({
      companyId,
      id,
      type: story.type,
      title: story.title,
      location: story.location,
      belongings: [...story.belongings],
      emergencyContact: story.emergencyContact,
      remindOneDayBefore: story.remindOneDayBefore,
      remindThreeDaysBefore: story.remindThreeDaysBefore,
    })
    .execute()
  const dates = schedulingDates(story, name, now)
  await db
    .insertInto('schedulingDate')
    .values(
      dates.map(({ id: dateId, startAt, endAt, capacity }) => ({
        companyId,
        id: dateId,
        schedulingId: id,
        startAt,
        endAt,
        capacity,
      })),
    )
    .execute()
  const notified = dates.map((date, n) => ({
    companyId,
    schedulingDateId: date.id,
    companyUserId: userIds[n % userIds.length] ?? '',
  }))
  await db.insertInto('schedulingDateNotifiedCompanyUser').values(notified).execute()
  return dates
}

/** The dates to come, and as many that have been, so that the months behind are not empty. */
function schedulingDates(story: SchedulingStory, name: string, now: Date): SeedDate[] {
  const today = tokyoToday(now)
  const past = story.dates
    .map((date) => ({ ...date, dayOffset: date.dayOffset - 49 }))
    .filter(({ dayOffset }) => dayOffset < -1)
  return [...past, ...story.dates].map(({ dayOffset, start, minutes, capacity }) => {
    const startAt = tokyoMoment(workday(addDays(today, dayOffset)), start)
    const endAt = new Date(startAt.getTime() + minutes * 60_000)
    return {
      id: seedId(startAt, `${name}/date/${dayOffset}/${start}`),
      startAt,
      endAt,
      capacity: story.type === 'EVENT' ? (capacity ?? 20) : 1,
      booked: 0,
    }
  })
}

/** Saturday and Sunday move to Monday: offsets are written without knowing the day of seeding. */
function workday(date: string) {
  const weekday = weekdayOf(date)
  return weekday === 0 || weekday === 6 ? addDays(mondayOf(date), 7) : date
}
