import { describe, expect, test } from 'vitest'
import { verifySearchIndex } from '#domain/candidate-search/search-index/verify.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'
import { searching } from '#test/search.ts'

const app = ownApp()

const { find } = searching(() => app)
const nothing = { languages: [], qualifications: [], programming: [] }
const full = {
  toeic: { score: '７３５', takenOn: '2026-06-01' },
  toefl: { scale: 'BANDS', score: '4.5', takenOn: '2026-02-15' },
  languages: [{ name: '  英語 ', level: 'BUSINESS', note: '寮で留学生の相談を受けています。' }],
  qualifications: [{ name: '応用情報技術者', since: '2025-12-24' }, { name: '気象予報士' }],
  programming: [{ name: 'Rust', level: 'MADE', since: '2024-04-01', note: '自作の描画エンジンを公開しました。' }],
}
const fields = `toeicScore toeicTakenOn toeflIbtScore toeflIbtBand toeflIbtTakenOn skills { kind name level since note }`
const save = (viewer: Viewer | null, skills: object) =>
  app.as(viewer).ask(`mutation ($skills: SkillsInput!) { updateSkills(skills: $skills) { ${fields} } }`, { skills })
const own = async (viewer: Viewer) => (await app.as(viewer).ask(`{ ownSkills { ${fields} } }`)).data.ownSkills
const mistakes = async (skills: object) => {
  const { viewer } = await aCandidate(app.db)
  const { errors } = await save(viewer, { ...nothing, ...skills })
  return errors[0]?.fields ?? errors[0]?.code ?? 'saved'
}

describe('§2 /candidate/skills', () => {
  test('§3 a student’s skills are kept in order and folded, and read by a company', async () => {
    const student = await aCandidate(app.db)
    const { data, errors } = await save(student.viewer, full)
    expect(errors).toEqual([])
    const record = {
      toeicScore: 735,
      toeicTakenOn: '2026-06-01',
      toeflIbtScore: null,
      toeflIbtBand: 4.5,
      toeflIbtTakenOn: '2026-02-01',
      skills: [
        { kind: 'LANGUAGE', name: '英語', level: 'BUSINESS', since: null, note: '寮で留学生の相談を受けています。' },
        { kind: 'PROGRAMMING', name: 'Rust', level: 'MADE', since: '2024-04-01', note: full.programming[0]?.note },
        { kind: 'QUALIFICATION', name: '応用情報技術者', level: null, since: '2025-12-01', note: '' },
        { kind: 'QUALIFICATION', name: '気象予報士', level: null, since: null, note: '' },
      ],
    }
    expect(data.updateSkills).toEqual(record)
    expect(await own(student.viewer)).toEqual(record)
    const { viewer } = await aCompanyWithUser(app.db)
    const answer = await app
      .as(viewer)
      .ask(`query ($id: ID!) { searchCandidate(id: $id) { ${fields} } }`, { id: student.id })
    expect(answer.data.searchCandidate).toEqual(record)
  })

  test('a list that another window has saved since it was read is not replaced, until its reader was told', async () => {
    const { viewer } = await aCandidate(app.db)
    const mutation = `mutation ($skills: SkillsInput!, $revision: String) {
      updateSkills(skills: $skills, revision: $revision) { ${fields} revision }
    }`
    const within = (skills: object, revision: string) => app.as(viewer).ask(mutation, { skills, revision })
    const read = async () => (await app.as(viewer).ask('{ ownSkills { revision } }')).data.ownSkills.revision as string
    const before = await read()
    const { data } = await within({ ...nothing, languages: full.languages }, before)
    const { toeic } = full
    const { errors } = await within({ ...nothing, toeic }, before)
    expect(errors).toMatchObject([{ code: 'changed_meanwhile', message: expect.stringContaining('ほかの画面') }])
    expect(await own(viewer)).toMatchObject({ toeicScore: null, skills: [{ name: '英語' }] })
    expect(data.updateSkills.revision).toBe(await read())
    const both = await within({ ...nothing, languages: full.languages, toeic }, await read())
    expect(both.errors).toEqual([])
    expect(await own(viewer)).toMatchObject({ toeicScore: 735, skills: [{ name: '英語' }] })
    const latest = await read()
    const saves = await Promise.all([within(nothing, latest), within(full, latest)])
    expect(saves.flatMap((answer) => answer.errors.map(({ code }) => code))).toEqual(['changed_meanwhile'])
  })

  test('§7 the search finds names and notes from the save on, and forgets what was taken out', async () => {
    const student = await aCandidate(app.db)
    const { viewer, company } = await aCompanyWithUser(app.db)
    const isFound = async (...textKeywords: string[]) => (await find(viewer, { textKeywords })).ids.includes(student.id)
    expect(await isFound('応用情報')).toBe(false)
    await save(student.viewer, { ...full, qualifications: [{ name: '応用情報技術者', note: '独学で半年' }] })
    expect([await isFound('応用情報'), await isFound('独学で半年'), await isFound('描画エンジン')]).toEqual([
      true,
      true,
      true,
    ])
    expect(await isFound('応用情報', '記録から')).toBe(true)
    await save(student.viewer, { ...nothing, programming: full.programming })
    expect([await isFound('応用情報'), await isFound('独学で半年'), await isFound('描画エンジン')]).toEqual([
      false,
      false,
      true,
    ])
    expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
    await block(app.db, company.id, student.id)
    expect(await isFound('描画エンジン')).toBe(false)
    await app.db.deleteFrom('candidate').where('id', '=', student.id).execute()
    expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
  })

  test('§7 the TOEIC filter hears of a new score', async () => {
    const student = await aCandidate(app.db)
    const { viewer } = await aCompanyWithUser(app.db)
    const countFound = async () => (await find(viewer, { toeicScore: 785, candidateIds: [student.id] })).totalCount
    await save(student.viewer, { ...nothing, toeic: { score: '780' } })
    expect(await countFound()).toBe(0)
    await save(student.viewer, { ...nothing, toeic: { score: '785' } })
    expect(await countFound()).toBe(1)
  })

  test('§4 of two saves at once one list is kept whole, and another’s is left alone', async () => {
    const student = await aCandidate(app.db)
    const other = await aCandidate(app.db)
    await save(other.viewer, full)
    const lists = ['日商簿記検定2級', '宅地建物取引士'].map((name) => ({
      ...nothing,
      qualifications: [{ name }, { name: `${name}の次` }],
    }))
    await Promise.all(lists.map((skills) => save(student.viewer, skills)))
    const { skills } = await own(student.viewer)
    const names = skills.map(({ name }: { name: string }) => name)
    expect(lists.map(({ qualifications }) => qualifications.map(({ name }) => name))).toContainEqual(names)
    expect((await own(other.viewer)).skills).toHaveLength(4)
  })

  test.each<[string, object, unknown]>([
    ['a TOEIC score', { toeic: { score: '733' } }, 'toeic.score'],
    ['no TOEIC score', { toeic: { score: '' } }, 'toeic.score'],
    ['a TOEFL band between two', { toefl: { scale: 'BANDS', score: '4.3' } }, 'toefl.score'],
    ['a TOEFL score in the other scale', { toefl: { scale: 'POINTS', score: '4.5' } }, 'toefl.score'],
    ['a name that is missing', { languages: [{ name: ' ' }] }, 'languages.0.name'],
    ['a name that is too long', { programming: [{ name: 'あ'.repeat(41) }] }, 'programming.0.name'],
    ['a name twice', { programming: [{ name: 'Rust' }, { name: 'ＲＵＳＴ' }] }, 'programming.1.name'],
    ['a level of another kind', { languages: [{ name: '英語', level: 'WORKED' }] }, 'languages.0.level'],
    ['a note that is too long', { languages: [{ name: '英語', note: 'あ'.repeat(101) }] }, 'languages.0.note'],
    [
      'a month that is to come',
      { qualifications: [{ name: '気象予報士', since: addDays(tokyoToday(), 40) }] },
      'qualifications.0.since',
    ],
    [
      'a list that is too long',
      { languages: Array.from({ length: 6 }, (_, at) => ({ name: `言語${at}` })) },
      'skills.languages',
    ],
  ])('§5 %s is refused beside its field', async (_, skills, path) => {
    const fieldMistakes = await mistakes(skills)
    expect(fieldMistakes).toMatchObject([{ path }])
  })
})
