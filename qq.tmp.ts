import { readFileSync } from 'node:fs'
import { openDatabase } from '#platform/db.ts'
import { searchCandidateIds } from '#domain/candidate-search/search-index/queries.ts'
import { countOptions } from '#domain/candidate-search/search-index/options.ts'
const { db, pool, close } = openDatabase(readFileSync('/tmp/pg1m.log', 'utf8').trim(), { poolSize: 1 })
const {
  rows: [co],
} = await pool.query('select company_id from scout_invitation group by 1 order by count(*) desc limit 1')
const c = co.company_id
const qs: [string, any][] = [
  ['none', {}],
  ['year', { graduationYears: [2028] }],
  ['pref', { prefectureIds: ['23'] }],
  ['3 pref', { prefectureIds: ['23', '13', '27'] }],
  ['y+c+a', { graduationYears: [2028], schoolDepartmentCategories: ['SCIENCE'], prefectureIds: ['23'] }],
  ['kw2 研究', { textKeywords: ['研究'] }],
  ['kw3 留学生', { textKeywords: ['留学生'] }],
  ['kw6 アルバイト先', { textKeywords: ['アルバイト先'] }],
  ['kw2+kw3', { textKeywords: ['研究', '実験で'] }],
  ['rare kw', { textKeywords: ['機械学習'], graduationYears: [2027], prefectureIds: ['23'] }],
  ['la30', { lastActiveAt: 'WITHIN_30' }],
  ['la7+y', { lastActiveAt: 'WITHIN_7', graduationYears: [2028] }],
  ['toeic700', { toeicScore: 700 }],
  ['toeic 735', { toeicScore: 735 }],
  ['trait', { personalityAssessmentTraits: [{ traitId: 'T03', min: 63, max: 94 }] }],
  ['school kw', { schoolNameKeywords: ['早稲田', '慶應'], schoolDepartmentKeywords: ['情報'] }],
  ['sg', { schoolGroupIds: ['1', '3'] }],
  ['not sent', { scoutInvitationStatuses: { isExclusive: false, statuses: ['NOT_SENT'] } }],
  ['pending', { scoutInvitationStatuses: { isExclusive: false, statuses: ['PENDING'] } }],
  ['bookmark', { bookmark: true }],
  ['score', { orderBy: 'INTELLECTUAL_TEST_SCORE', graduationYears: [2028] }],
  ['inserted', { orderBy: 'INSERTED_AT', prefectureIds: ['13'] }],
  ['offset3000', { graduationYears: [2028], offset: 3000 }],
  [
    'eight',
    {
      graduationYears: [2028],
      schoolDepartmentCategories: ['SCIENCE'],
      prefectureIds: ['23'],
      lastActiveAt: 'WITHIN_30',
      textKeywords: ['研究'],
      industryIds: ['101', '102'],
      genders: ['FEMALE', 'MALE'],
      toeicScore: 600,
    },
  ],
  ['few', { highSchoolNameKeywords: ['松本'], schoolGroupIds: ['1'] }],
  ['zero', { textKeywords: ['存在しない言葉'] }],
]
const only = process.argv[2]
const all: number[] = []
for (const [n, q] of qs) {
  if (only && !n.includes(only)) continue
  const t: number[] = []
  let r: any
  for (let i = 0; i < 15; i++) {
    const b = performance.now()
    r = await searchCandidateIds(db, c, q, { first: 30, offset: q.offset ?? 0 })
    t.push(performance.now() - b)
  }
  t.splice(0, 4)
  t.sort((a, b) => a - b)
  all.push(t[5]!)
  console.log(
    n.padEnd(18),
    String(r.totalCount).padStart(8),
    'min',
    t[0]!.toFixed(1),
    'med',
    t[5]!.toFixed(1),
    'max',
    t.at(-1)!.toFixed(1),
  )
}
all.sort((a, b) => a - b)
console.log('p50', all[all.length >> 1], 'p95', all[Math.floor(all.length * 0.95)], 'max', all.at(-1))
if (!only)
  for (const g of ['prefectureIds', 'industryIds', 'lastActiveAt', 'scoutInvitationStatuses', 'toeicScore'] as const)
    for (const q of [{}, { graduationYears: [2028], textKeywords: ['研究'] }]) {
      const t: number[] = []
      for (let i = 0; i < 9; i++) {
        const b = performance.now()
        await countOptions(db, c, q, g)
        t.push(performance.now() - b)
      }
      t.splice(0, 2)
      t.sort((a, b) => a - b)
      console.log('options', g, t[0]!.toFixed(1), t[3]!.toFixed(1))
    }
await close()
