import { ownLettersOf } from '#domain/scout-invitation/sending/reason/rules.ts'
import { expect, test } from 'vitest'
import { missingParts } from '#domain/job/publishing/rules.ts'
import * as lookup from '#domain/lookup/data/lists.ts'
import { randomOf } from '../random.ts'
import { writeStudent } from '../student/student.ts'
import { companies } from './companies.ts'
import { encourageEvents } from './events.ts'
import { writeReason } from './reason.ts'
import { withCheckDigit } from './write-company.ts'

const jobs = companies.flatMap((company) => company.jobs)
const length = (text: string) => Array.from(text).length
const within = (text: string, from: number, to: number) => {
  expect(length(text), text).toBeGreaterThanOrEqual(from)
  expect(length(text), text).toBeLessThanOrEqual(to)
}

test('forty companies, sixty jobs, the first 北斗システムズ of Nagoya', () => {
  expect(companies).toHaveLength(40)
  expect(jobs).toHaveLength(60)
  expect(companies[0]).toMatchObject({ displayName: '北斗システムズ', headOffice: { prefectureId: '23' } })
  expect(companies[0]?.jobs).toHaveLength(4)
  for (const key of ['displayName', 'legalName', 'kana', 'corporateNumber', 'url'] as const)
    expect(new Set(companies.map((company) => company[key])).size, key).toBe(40)
})

test('§1.20 the corporate number has its check digit', () => {
  expect(withCheckDigit('000012050002')).toBe('7000012050002')
  for (const { corporateNumber } of companies) {
    expect(corporateNumber).toMatch(/^[0-9]{13}$/)
    expect(withCheckDigit(corporateNumber.slice(1))).toBe(corporateNumber)
  }
})

test('§1.20 companies keep their limits and known ids', () => {
  const has = (rows: readonly { id: number | string }[], id: number | string) =>
    expect(rows.map((row) => row.id)).toContain(id)
  for (const company of companies) {
    within(company.tagline, 1, 40)
    within(company.description, 200, 400)
    expect(company.industryIds.length).toBeOneOf([1, 2, 3])
    expect(company.selectionCriterionIds.length).toBeLessThanOrEqual(5)
    for (const id of company.industryIds) has(lookup.industries, id)
    for (const id of company.selectionCriterionIds) has(lookup.companySelectionCriteria, id)
    has(lookup.companySizes, company.companySizeId)
    has(lookup.prefectures, company.headOffice.prefectureId)
    expect(company.headOffice.postalCode).toMatch(/^[0-9]{3}-[0-9]{4}$/)
    expect(company.kana).toMatch(/^[ァ-ヶー]+$/)
    expect(company.url).toMatch(/^https:\/\/[a-z-]+\.example$/)
    expect(company.users.length).toBeOneOf([2, 3, 4])
    expect(company.users[0]?.role).toBe('ADMIN')
    for (const user of company.users) within(user.messageToStudents, 8, 200)
    expect([company.mark.background, company.mark.foreground].join()).toMatch(/^#[0-9a-f]{6},#[0-9a-f]{6}$/)
  }
})

test('§4 every published job could be published', () => {
  for (const job of jobs.filter(({ status }) => status === 'PUBLISHED')) {
    const { scheduling, recruitmentSteps: steps, completionDescription } = job
    const completion = { schedulingId: scheduling && 'id', completionDescription: completionDescription ?? '' }
    expect(missingParts({ ...job, ...completion, steps, isCompanySetUp: true, hasOpenDate: true }), job.title).toEqual(
      [],
    )
  }
})

test('§1.21 jobs keep their limits', () => {
  for (const company of companies) expect(new Set(company.jobs.map((job) => job.title)).size).toBe(company.jobs.length)
  for (const job of jobs) {
    within(job.title, 1, 40)
    within(job.subject, 1, 60)
    within(job.message, 100, 400)
    expect(job.contents.length).toBeLessThanOrEqual(30)
    for (const { kind, text } of job.contents) within(text, 1, kind === 'HEADING' ? 40 : 2000)
    expect(job.conditions.length).toBeGreaterThanOrEqual(4)
    if (job.scoutTypeId <= 2) expect(job.conditions).toHaveLength(11)
    expect(job.recruitmentSteps.length).toBeLessThanOrEqual(10)
    for (const step of job.recruitmentSteps) if ('label' in step) within(step.label, 1, 20)
    expect(job.kind === 'SCHEDULING').toBe(job.scheduling !== null)
    expect(job.kind === 'MESSAGE').toBe(job.completionDescription !== null)
    for (const { dayOffset, start, capacity } of job.scheduling?.dates ?? []) {
      expect(dayOffset >= 3 && dayOffset <= 35).toBe(true)
      expect(start).toMatch(/^[0-2][0-9]:[0-5][0-9]$/)
      expect(capacity === null).toBe(job.scheduling?.type === 'INTERVIEW')
    }
  }
})

test('drafts, archived jobs and the two kinds are all there', () => {
  expect(jobs.filter((job) => job.status === 'DRAFT')).toHaveLength(5)
  expect(jobs.filter((job) => job.isArchived)).toHaveLength(3)
  expect(new Set(jobs.map((job) => job.scoutTypeId)).size).toBe(8)
})

test('no two jobs share a paragraph, but for the sentences that are fixed', () => {
  const paragraphs = jobs
    .flatMap((job) => [
      job.message,
      ...job.contents
        .filter((block) => block.kind === 'TEXT' && !/選考ではありません|使うことはありません/.test(block.text))
        .map((block) => block.text),
    ])
    .filter((text) => text.length > 30)
  expect(new Set(paragraphs).size).toBe(paragraphs.length)
})

test('§1.9 ten events', () => {
  expect(encourageEvents.map((event) => event.order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  for (const event of encourageEvents) expect(event.applicationStartAt < event.applicationEndAt).toBe(true)
})

test('a reason has 40 to 300 characters and quotes word for word', () => {
  const today = Temporal.PlainDate.from('2026-11-21')
  const reasons = new Set<string>()
  for (let i = 0; i < 3000; i++) {
    const random = randomOf(i)
    const student = writeStudent(1, i, today)
    const company = random.pick(companies)
    const { reason, quotations } = writeReason(random, student, company, random.pick(company.jobs))
    within(reason, 40, 300)
    expect(ownLettersOf(reason, quotations), reason).toBeGreaterThanOrEqual(40)
    expect(quotations.length).toBeOneOf([1, 2])
    const fields = {
      TAGLINE: student.taglines.join('\n'),
      SELF_INTRODUCTION: student.selfIntroduction,
      STUDENT_PROJECT_EXPERIENCE: student.studentProjectExperience,
    }
    for (const { field, text } of quotations) {
      expect(fields[field]).toContain(text)
      expect(reason).toContain(text)
    }
    reasons.add(reason)
  }
  expect(reasons.size).toBe(3000)
})
