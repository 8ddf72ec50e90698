import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aPublishedResult } from '#test/factories/assessment-result.ts'

const app = ownApp()
let viewer: Viewer
beforeAll(async () => {
  viewer = (await aCompanyWithUser(app.db)).viewer
})

const ask = (id: string, selection: string) =>
  app.as(viewer).ask(`query ($id: ID!) { searchCandidate(id: $id) { ${selection} } }`, { id })
const see = async (id: string, selection: string) => (await ask(id, selection)).data.searchCandidate

describe('§3 idpId', () => {
  test('is a fixed marker and the id, encoded; it comes back the same and reads back', async () => {
    const { id } = await aCandidate(app.db)
    const { idpId } = await see(id, 'idpId')
    expect(atob(idpId as string)).toBe(`SearchCandidate:${id}`)
    expect((await see(id, 'idpId')).idpId).toBe(idpId)
  })

  test('names a student and opens nothing', async () => {
    const { id } = await aCandidate(app.db)
    const { idpId } = await see(id, 'idpId')
    expect((await ask(idpId as string, 'id')).errors[0]?.code).toBe('not_found')
  })
})

describe('§3 the preview', () => {
  test('shows everything that it adds to a card', async () => {
    const { id } = await aCandidate(app.db, {
      schoolId: null,
      schoolDepartmentId: null,
      otherSchoolName: '例示大学',
      otherSchoolDepartmentName: '文学部',
      graduationMonth: 9,
      highSchoolName: '例示高校',
      hometownPrefectureId: '23',
      toeicScore: 800,
      toeflIbtScore: 90,
    })
    await aPublishedResult(app.db, id, {
      intellectualAchieved: [10, 9, 8, 7],
      personalityPercentages: [50, 60, 70, 80, 90, 10, 20, 30, 40, 55],
    })
    const preview = await see(
      id,
      `jobHuntingStatus { label } preferredScoutTypes { label } toeicScore toeflIbtScore hometown { label }
       preferences { areas { label } industries { label } jobTypes { label } companySizes { label } companySelectionCriteria { label } }
       education { graduationYear graduationMonth highSchoolName campusPrefecture { label }
         school { ... on ListedSchool { id } ... on OtherSchool { name departmentName } } }
       assessmentProfile { intellectual { title achieved achievable } personality { percentage statement { leftLabel rightLabel } } }
       scoutInvitations { id } totalCountSentScoutInvitation`,
    )
    expect(preview).toMatchObject({
      jobHuntingStatus: { label: '就職活動中' },
      toeicScore: 800,
      toeflIbtScore: 90,
      hometown: { label: '愛知県' },
      preferences: { areas: [{ label: '愛知県' }], jobTypes: [{ label: 'ソフトウエアエンジニア' }] },
      education: {
        graduationYear: 2028,
        graduationMonth: 9,
        highSchoolName: '例示高校',
        campusPrefecture: { label: '北海道' },
        school: { name: '例示大学', departmentName: '文学部' },
      },
      assessmentProfile: {
        intellectual: expect.arrayContaining([{ title: '言語', achieved: 10, achievable: 12 }]),
        personality: expect.arrayContaining([
          { percentage: 50, statement: { leftLabel: 'よく確かめてから動く', rightLabel: 'まず動いてから整える' } },
        ]),
      },
      scoutInvitations: [],
    })
  })

  test('of an offer companies learn that there is one, and its industry', async () => {
    const offeredCompany = '株式会社秘密'
    const offered = { jobHuntingStatusId: 3, offeredCompany, offeredCompanyIndustryId: 101 }
    const selection = 'hasOffer offeredCompany { industry { label } }'
    expect(await see((await aCandidate(app.db, offered)).id, selection)).toEqual({
      hasOffer: true,
      offeredCompany: { industry: { label: '食品・飲料・農林水産' } },
    })
    const unsaid = { ...offered, offeredCompanyIndustryId: null }
    expect((await see((await aCandidate(app.db, unsaid)).id, selection)).offeredCompany).toEqual({ industry: null })
    // A text written for an earlier job hunting status is not shown for the current one.
    const searching = await aCandidate(app.db, { ...offered, jobHuntingStatusId: 2 })
    expect(await see(searching.id, selection)).toEqual({ hasOffer: false, offeredCompany: null })
  })
})
