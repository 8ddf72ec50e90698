import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { AttemptLimit } from '#graphql/context.ts'
import { searchLimit } from '#graphql/limits.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aBookedEvent, period, unchangedDate } from '#test/factories/booked-event.ts'
import { aPicture } from '#test/factories/picture.ts'

const app = ownApp()

/** Asks through a door whose limits take `attempts` of a name, and tells the names that were counted. */
function openCounting(attempts: number) {
  const counts = new Map<string, number>()
  const mayTry = async (name: string, limit: AttemptLimit) => {
    const key = `${limit.name} ${name}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return (counts.get(key) ?? 0) <= attempts
  }
  const codeOf = async (viewer: Viewer, query: string, variables: Record<string, unknown> = {}, address = '') => {
    const { errors } = await app.asWith({ mayTry }, viewer).ask(query, variables, { address })
    return errors[0]?.code ?? 'answered'
  }
  return { codeOf, counts }
}

const ofCompanies = '{ searchCompanies(condition: {}) { totalCount options { counts { id } } } }'
const ofStudents = `{
  searchCandidates(condition: {}) { totalCount }
  searchCandidateRelaxations(condition: {}) { key }
  searchCandidateOptionCounts(condition: {}, group: DEGREES) { option }
}`
const toBlock = '{ companiesToBlock(search: "青葉") { id } }'

describe('§8 how often one viewer searches', () => {
  test('a company user, with all numbers of one request as one; a colleague searches on', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    const { viewer: colleague } = await aCompanyUser(app.db, company.id)
    const { codeOf, counts } = openCounting(2)
    expect(await codeOf(viewer, ofStudents, {}, '203.0.113.1')).toBe('answered')
    expect(await codeOf(viewer, ofStudents, {}, '203.0.113.2')).toBe('answered')
    expect(await codeOf(viewer, ofStudents, {}, '203.0.113.3')).toBe('too_many_requests')
    expect(await codeOf(colleague, ofStudents, {}, '203.0.113.1')).toBe('answered')
    expect(counts.get(`${searchLimit.name} ${viewer.companyUserId}`)).toBe(3)
  })

  test('a company user, in threads and among accepted students, only with words', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const { codeOf } = openCounting(1)
    expect(await codeOf(viewer, '{ inbox { totalCount } acceptedStudents { totalCount } }')).toBe('answered')
    expect(await codeOf(viewer, '{ inbox(text: "面談") { totalCount } namedStudents(text: "山") { jobTitle } }')).toBe(
      'answered',
    )
    expect(await codeOf(viewer, '{ acceptedStudents(text: "山") { totalCount } }')).toBe('too_many_requests')
  })

  test('a student, who searches for companies and for those to block', async () => {
    const { viewer } = await aCandidate(app.db)
    const { codeOf } = openCounting(2)
    expect(await codeOf(viewer, ofCompanies)).toBe('answered')
    expect(await codeOf(viewer, toBlock)).toBe('answered')
    expect(await codeOf(viewer, ofCompanies)).toBe('too_many_requests')
  })

  test('the sentence says what to do next', async () => {
    const { viewer } = await aCandidate(app.db)
    const { errors } = await app.asWith({ mayTry: async () => false }, viewer).ask(ofCompanies)
    expect(errors[0]?.message).toContain('しばらく時間をおいて、もう一度お試しください')
  })
})

describe('§8 how many pictures one viewer stores', () => {
  const acts = {
    updatePicture: 'mutation ($image: String!) { updatePicture(encodedImage: $image) { picture } }',
    updateCompanyUserPicture:
      'mutation ($image: String!) { updateCompanyUserPicture(encodedImage: $image) { picture } }',
    addCompanyImage: 'mutation ($image: String!) { addCompanyImage(image: $image) { url } }',
    updateCompanyLogo:
      'mutation ($image: String!) { updateCompanyLogo(version: 0, encodedImage: $image) { isPublic } }',
    updateCompanyCover:
      'mutation ($image: String!) { updateCompanyCover(version: 0, encodedImage: $image, coverDescription: "") { isPublic } }',
  }

  test.each(Object.entries(acts))('%s is counted by the viewer from any network', async (act, mutation) => {
    const one = act === 'updatePicture' ? await aCandidate(app.db) : await aCompanyWithUser(app.db)
    const other = act === 'updatePicture' ? await aCandidate(app.db) : await aCompanyWithUser(app.db)
    const image = await aPicture({ width: 1600, height: 900 })
    const { codeOf } = openCounting(1)
    expect(await codeOf(one.viewer, mutation, { image }, '203.0.113.1')).not.toBe('too_many_requests')
    expect(await codeOf(one.viewer, mutation, { image }, '203.0.113.2')).toBe('too_many_requests')
    expect(await codeOf(other.viewer, mutation, { image }, '203.0.113.2')).not.toBe('too_many_requests')
  })
})

describe('how often one company user tries when a student is free', () => {
  const move = `mutation ($id: ID!, $dates: [UpdateEventDateInput!]!) {
    updateSchedulingEvent(id: $id, updateSchedulingDates: $dates) { id } }`
  const book = `mutation ($id: ID!) { bookForCandidate(scoutInvitationId: $id, schedulingDateId: $id) }`

  test('by moving a booked date or by booking for a student; other changes of dates are free', async () => {
    const home = await aCompanyWithUser(app.db)
    const { scheduling, date } = await aBookedEvent(app.db, home)
    const { codeOf } = openCounting(1)
    const moveTo = (fields: object) =>
      codeOf(home.viewer, move, { id: scheduling.id, dates: [{ ...unchangedDate(date), ...fields }] })
    expect(await moveTo({ capacity: 12 })).toBe('answered')
    expect(await moveTo({ capacity: 14 })).toBe('answered')
    expect(await moveTo(period(50))).toBe('answered')
    expect(await moveTo(period(60))).toBe('too_many_requests')
    expect(await codeOf(home.viewer, book, { id: scheduling.id })).toBe('too_many_requests')
  })
})
