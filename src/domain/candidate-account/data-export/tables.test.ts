import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consentNames } from '#ground/consent-texts.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { cellOf, readingOf } from './sheet.ts'
import { exportTables, notExported } from './tables.ts'

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
