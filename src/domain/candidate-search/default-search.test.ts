import { describe, expect, it } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aPublishedResult } from '#test/factories/assessment-result.ts'
import { aCompanyCandidate, aCrowd, aSearchCandidateLabel, block } from '#test/factories/candidate-search.ts'
import { rowId } from '#test/row-id.ts'
import { searching } from '#test/search.ts'
import type { OfRow } from '#ground/id.ts'
import { foldSearchFlips } from './search-index/commands.ts'

const app = ownApp()
const { find } = searching(() => app)

describe('§4 who is found unless asked for otherwise', () => {
  it('§4 only who has finished looking is left out, before and after the fold', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const people = aCrowd(app.db)
    const withWord = { textKeywords: ['就活状況だけが違う'] }
    const byStatus = new Map<number | null, string>()
    for (const jobHuntingStatusId of [null, 1, 2, 3, 4, 5]) {
      const { id } = await people.add({ jobHuntingStatusId, taglines: withWord.textKeywords })
      byStatus.set(jobHuntingStatusId, id)
    }
    const all = people.ids()
    const finished = byStatus.get(4)
    for (const folds of [false, true]) {
      if (folds) await foldSearchFlips(app.db)
      const found = await find(viewer, withWord)
      expect(found.ids.toSorted()).toEqual(all.filter((id) => id !== finished).toSorted())
      expect((await find(viewer, { ...withWord, jobHuntingStatusIds: ['4'] })).ids).toEqual([finished])
      expect((await find(viewer, { ...withWord, candidateIds: all })).totalCount).toBe(6)
    }
    await app.db
      .updateTable('candidate')
      .set({ jobHuntingStatusId: 2 })
      .where('id', '=', rowId<'candidate'>(finished))
      .execute()
    expect((await find(viewer, withWord)).totalCount).toBe(6)
  })
})

const countsQuery = `query ($condition: SearchCandidateCondition!) {
  labels: searchCandidateOptionCounts(condition: $condition, group: SEARCH_CANDIDATE_LABEL_IDS) { option count }
  bookmarks: searchCandidateOptionCounts(condition: $condition, group: BOOKMARK) { option count }
  searchCandidateLabels { edges { node { candidateCount } } } }`

describe('§7 whom the company marked', () => {
  it('§7 a label and a bookmark find who has finished looking, as many as the number beside them says', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const companyId = company.id
    const { id: label } = await aSearchCandidateLabel(app.db, companyId)
    const [looking, finished, hidden, blocking, unmarked] = [
      await aCandidate(app.db),
      await aCandidate(app.db, { jobHuntingStatusId: 4 }),
      await aCandidate(app.db, { status: 'HIDDEN' }),
      await aCandidate(app.db),
      await aCandidate(app.db, { jobHuntingStatusId: 4 }),
    ]
    for (const { id: candidateId } of [looking, finished, hidden, blocking]) {
      await aCompanyCandidate(app.db, { companyId, candidateId, bookmarkedAt: new Date() })
      await app.db
        .insertInto('companyCandidateLabel')
        .values({ companyId, candidateId, searchCandidateLabelId: label })
        .execute()
    }
    await block(app.db, companyId, blocking.id)
    const marked = [looking.id, finished.id].toSorted()
    for (const folds of [false, true]) {
      if (folds) await foldSearchFlips(app.db)
      for (const condition of [{ searchCandidateLabelIds: [label] }, { bookmark: true }])
        expect((await find(viewer, condition)).ids.toSorted()).toEqual(marked)
      const { data } = await app.as(viewer).ask(countsQuery, { condition: {} })
      expect(data).toEqual({
        labels: [{ option: label, count: 2 }],
        bookmarks: [{ option: 'true', count: 2 }],
        searchCandidateLabels: { edges: [{ node: { candidateCount: 2 } }] },
      })
      const one = { searchCandidateLabelIds: [label], excludeCandidateIds: [looking.id] }
      expect((await find(viewer, one)).ids).toEqual([finished.id])
      const seen = await find(viewer, { hasSeen: false, graduationYears: [unmarked.graduationYear ?? 0] })
      expect(seen.ids).not.toContain(unmarked.id)
    }
  })
})

describe('assessment 5.2 the order of scores', () => {
  it('§4 five bands of the share of right answers, and inside a band who was active last', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const people = aCrowd(app.db)
    const aStudentWith = async (total: number, daysAgo: number) => {
      const { id } = await people.add({ lastActiveAt: new Date(Date.now() - daysAgo * 86_400_000) })
      const achieved = [total - 3, 1, 1, 1]
      await aPublishedResult(app.db, id, { intellectualAchieved: achieved, intellectualTotal: total })
      return id
    }
    // Of 44: 80 % are 35.2, 65 % are 28.6, 45 % are 19.8, 30 % are 13.2.
    const [a44, a36, b35, b29, c28, c20, d19, d14, e13] = [
      await aStudentWith(44, 5),
      await aStudentWith(36, 2),
      await aStudentWith(35, 9),
      await aStudentWith(29, 1),
      await aStudentWith(28, 4),
      await aStudentWith(20, 3),
      await aStudentWith(19, 8),
      await aStudentWith(14, 7),
      await aStudentWith(13, 1),
    ]
    await people.add({ lastActiveAt: new Date() })
    const condition = { candidateIds: people.ids(), orderBy: 'INTELLECTUAL_TEST_SCORE' as const }
    const order = [a36, a44, b29, b35, c20, c28, d14, d19, e13]
    expect(await find(viewer, condition)).toEqual({ totalCount: 9, ids: order })
    // All pages together are the whole order, with each student once.
    for (const first of [1, 2, 4]) {
      const pages: string[] = []
      for (let offset = 0; offset < 9; offset += first)
        pages.push(...(await find(viewer, { ...condition, first, offset })).ids)
      expect(pages).toEqual(order)
    }
    // A student who takes the test again moves at once; a student who unpublishes the test leaves this order.
    const again = app.db.updateTable('assessmentProfile').where('candidateId', '=', e13)
    await again.set({ intellectualTotal: 40, intellectualAchieved: [10, 10, 10, 10] }).execute()
    expect((await find(viewer, condition)).ids.slice(0, 3)).toEqual([e13, a36, a44])
    await app.db.deleteFrom('assessmentProfile').where('candidateId', '=', e13).execute()
    expect((await find(viewer, condition)).ids).toEqual(order.slice(0, -1))
  })
})

describe('assessment 5.3 ranges of traits', () => {
  it('§7 who has published nothing stays, unless only those who have are asked for', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const people = aCrowd(app.db)
    const [inside, outside, silent] = [await people.add(), await people.add(), await people.add()]
    const published = (candidateId: OfRow<'candidate'>, of: number) =>
      aPublishedResult(app.db, candidateId, { personalityPercentages: [of, ...Array.from({ length: 9 }, () => 50)] })
    await published(inside.id, 60)
    await published(outside.id, 61)
    const traits = { personalityAssessmentTraits: [{ traitId: 'T01', min: 20, max: 60 }] }
    const found = async (condition: object) =>
      (await find(viewer, { candidateIds: people.ids(), ...condition })).ids.toSorted()
    for (const folds of [false, true]) {
      if (folds) await foldSearchFlips(app.db)
      expect(await found(traits)).toEqual([inside.id, silent.id].toSorted())
      expect(await found({ ...traits, hasPublishedPersonality: true })).toEqual([inside.id])
      expect(await found({ hasPublishedPersonality: true })).toEqual([inside.id, outside.id].toSorted())
    }
  })
})
