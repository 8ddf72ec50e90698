import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consentNames } from '#ground/consent-texts.ts'
import { toldActions } from '#domain/activity/rules.ts'
import { actionsIn, sharedRecorders } from '#test/audit-actions.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { cellOf, readingOf } from './sheet.ts'
import { exportTables, notExported } from './tables.ts'
import { actNames, stateText } from './tables/acts.ts'

/** Acts of the product, companies and operators that stand in the files of students' acts. */
const ofOthers = [
  'answerSchedulingDateRequests',
  'leaveRequestUnanswered',
  'openReportedThread',
  'openReportedFile',
  'requestCandidateStop',
  'confirmCandidateStop',
  'takeBackCandidateStop',
  'publishWhitepaper',
  'retireWhitepaper',
]
const ofOthersAboutStudents = ['lapseSteps']

let database: TestDatabase
let columns: Map<string, string[]>
beforeAll(async () => {
  database = await testDatabase()
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  `.execute(database.db)
  columns = new Map(
    [...Map.groupBy(rows, ({ table }) => table)].map(([table, group]) => [table, group.map(({ column }) => column)]),
  )
})
afterAll(() => database.close())

const exported = () => exportTables.map(({ table }) => table)

describe('個人情報保護法33条 the file holds everything about a student', () => {
  test('every table with a student is exported, or stays out with a reason', () => {
    const ofStudents = [...columns].filter(([, names]) => names.includes('candidate_id')).map(([table]) => table)
    const tables = new Set([...exported(), ...Object.keys(notExported)])
    expect(ofStudents.filter((table) => !tables.has(table))).toEqual([])
    expect([...tables].filter((table) => !columns.has(table))).toEqual([])
    expect(exported().filter((table) => table in notExported)).toEqual([])
    for (const reason of Object.values(notExported)) expect(reason.length).toBeGreaterThan(20)
  })

  test.each(exportTables)(
    'every column of $table is named or left out with a reason',
    ({ table, columns: named, leftOut }) => {
      const listed = [...Object.keys(named), ...Object.keys(leftOut)]
      expect(listed.toSorted()).toEqual(columns.get(table)?.toSorted())
    },
  )

  test('no secret and no hash is in it', () => {
    const names = exportTables.flatMap(({ columns: named }) => Object.keys(named))
    expect(names.filter((name) => /token|secret|hash|sha256|password/.test(name))).toEqual([])
  })

  test('names of files are different, and so are the headings of a file', () => {
    expect(new Set(exportTables.map(({ name }) => name)).size).toBe(exportTables.length)
    for (const { columns: named } of exportTables) {
      const headings = Object.values(named).map((column) => (typeof column === 'string' ? column : column.heading))
      expect(new Set(headings).size).toBe(headings.length)
    }
  })

  test.each([
    ['consent', 'kind', Object.keys(consentNames)],
    [
      'audit',
      'action',
      [
        'startAssessment',
        'startRecheckOfAssessment',
        'publishAssessmentResult',
        'withdrawAssessmentResult',
        'deleteAssessmentResults',
        'createAssessmentCertificate',
        'endAssessmentCertificate',
      ],
    ],
  ])('what %s.%s says of the tests is told in words', (table, name, codes) => {
    const column = exportTables.find((entry) => entry.table === table)?.columns[name]
    if (!column) throw new Error(`${table}.${name} is not exported`)
    for (const code of codes) expect(cellOf(code, readingOf(column), new Map())).toMatch(/[ぁ-んァ-ヶ一-龠]/)
  })
})

describe('操作の記録 has no internal word', () => {
  test('every act of a student is told in words', () => {
    const texts = globSync('src/{domain,server}/**/*.ts')
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => readFileSync(path, 'utf8'))
    const shared = sharedRecorders(texts)
    const isOfStudents = (text: string) => /CandidateViewer|requireCandidate|isOwn|OwnAccount/.test(text)
    const acts = new Set(texts.filter(isOfStudents).flatMap((text) => actionsIn(text, shared)))
    expect(acts.size).toBeGreaterThan(80)
    const isOfOthers = (act: string) => act in toldActions || ofOthers.includes(act)
    const isNamed = (act: string) => act in actNames || `${act}OfAssessment` in actNames
    expect([...acts].filter((act) => !isNamed(act) && !isOfOthers(act))).toEqual([])
    const ofStudents = Object.entries(toldActions).filter(([, { text }]) => text.startsWith('学生が'))
    const byStudents = ofStudents.map(([act]) => act).filter((act) => !ofOthersAboutStudents.includes(act))
    expect(byStudents.filter((act) => !isNamed(act))).toEqual([])
  })

  test.each([
    ['candidate', 'status'],
    ['scout_invitation', 'status'],
    ['booking', 'status'],
    ['waiting_place', 'status'],
    ['day_notice', 'kind'],
    ['scheduling_date_request', 'status'],
    ['offer_report', 'status'],
    ['inquiry', 'status'],
    ['assessment_attempt', 'state'],
    ['scout_wait', 'word'],
  ])('every state of %s.%s is told in words', async (table, column) => {
    const { rows } = await sql<{ words: string }>`
      select pg_get_constraintdef(c.oid) as words from pg_constraint c
      where c.conrelid = ${table}::regclass and c.contype = 'c' and array_length(c.conkey, 1) = 1
        and c.conkey[1] = (select attnum from pg_attribute where attrelid = c.conrelid and attname = ${column})
    `.execute(database.db)
    const codes = rows.flatMap(({ words }) => [...words.matchAll(/'([A-Z_]+)'/g)].map(([, code = '']) => code))
    expect(codes.length).toBeGreaterThan(1)
    expect(codes.filter((code) => !/[ぁ-んァ-ヶ一-龠]/.test(stateText(code)))).toEqual([])
  })

  test.each([
    ['PENDING', '返信待ち'],
    ['ACCEPTED/PENDING', '承認・日程を選んでいない'],
    ['10/week until:-', '1週間に10件まで'],
    ['3/week until:2026-12-24', '1週間に3件まで・2026/12/24まで受け取りを停止'],
    ['22-7', '22時〜7時'],
    [
      'SCOUT:mail+push MESSAGE:none',
      'スカウトとその後の連絡（メール・プッシュ通知）、企業とのやりとり（受け取らない）',
    ],
    ['1234567890123', '1234567890123'],
  ])('%s is %s', (code, text) => expect(stateText(code)).toBe(text))
})

test('codes are words, and scores stand beside what they are of', () => {
  const columnOf = (table: string, column: string) =>
    readingOf(exportTables.find((one) => one.table === table)?.columns[column] ?? '')
  const cell = (value: unknown, table: string, column: string) => cellOf(value, columnOf(table, column), new Map())
  expect(cell('STUDENT_PROJECT_EXPERIENCE', 'scout_invitation_quotation', 'field')).toBe('学生時代の経験')
  expect(cell([55, 29], 'assessment_attempt', 'personality_percentages')).toEqual([
    '着手のしかた（まず動いてから整える） 55',
    '集中のしかた（人と話しながら進める） 29',
  ])
  expect(cell([8, 7, 6, 5], 'assessment_profile', 'intellectual_achieved')).toEqual([
    '言語 8',
    '数的処理 7',
    '論理推論 6',
    '図形・規則性 5',
  ])
})
