import iconv from 'iconv-lite'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadLookups } from '#domain/lookup/commands.ts'
import type { AdminRole, Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { aWorkbook, sheetEnd, sheetStart } from '#test/factories/xlsx.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { importColumns } from './rules.ts'

const app = ownApp()
let admin: Viewer
beforeAll(async () => {
  admin = await viewerOf('OPERATOR')
})
const viewerOf = async (role: AdminRole): Promise<Viewer> => (await anAdmin(app.db, { role })).viewer

const heading = Object.values(importColumns).join(',')
/** The schools as they are held, as a file; `change` edits its lines. */
async function file(change: (lines: string[]) => string[] = (lines) => lines) {
  const held = await app.db
    .selectFrom('schoolDepartment')
    .innerJoin('school', 'school.id', 'schoolDepartment.schoolId')
    .select(['school.id as schoolId', 'school.name as school', 'kind', 'prefectureId'])
    .select(['schoolDepartment.id', 'schoolDepartment.name', 'category'])
    .where('schoolDepartment.isActive', '=', true)
    .orderBy('schoolDepartment.id')
    .execute()
  const lines = held.map((row) =>
    [row.schoolId, row.school, row.kind, row.prefectureId, '', row.id, row.name, row.category].join(','),
  )
  return Buffer.from([heading, ...change(lines)].join('\r\n'))
}
const upload = (bytes: Buffer, viewer = admin) =>
  app.asAdmin(viewer).ask('mutation ($file: String!) { uploadSchools(fileName: "学校.csv", file: $file) }', {
    file: bytes.toString('base64'),
  })
const preview = async (id: string) =>
  (
    await app.asAdmin(admin).ask(
      `query ($id: ID!) { schoolImport(id: $id) { appliedAt unchanged confirmation
        groups { subject kind count changes { id name before school } } } }`,
      { id },
    )
  ).data.schoolImport
const apply = (id: string, confirmation: string, viewer = admin) =>
  app
    .asAdmin(viewer)
    .ask('mutation ($id: ID!, $confirmation: String!) { applySchoolImport(id: $id, confirmation: $confirmation) }', {
      id,
      confirmation,
    })
const uploaded = async (bytes: Buffer) => (await upload(bytes)).data.uploadSchools as string
const applied = async (bytes: Buffer) => {
  const id = await uploaded(bytes)
  return apply(id, (await preview(id)).confirmation)
}
const problems = async (bytes: Buffer) => (await upload(bytes)).errors[0]?.fields?.map(({ message }) => message) ?? []
const suggested = async (name: string): Promise<string[]> =>
  (
    await app.as(null).ask('query ($name: String!) { schools(name: $name, first: 50) { name } }', { name })
  ).data.schools.map((school: { name: string }) => school.name)

describe('§2 the import of schools', () => {
  test('shows what would change, writes nothing, and then applies exactly that', async () => {
    const changed = await file((lines) => [
      ...lines
        .filter((line) => !line.startsWith('3,') && !line.includes(',102,'))
        .map((line) => (line.startsWith('2,') ? line.replace(/^2,[^,]+/, '2,改名大学') : line)),
      '900001,新設大学,私立,13,"1,3",90000101,未来学部,理系',
    ])
    const id = await uploaded(changed)
    const importPreview = await preview(id)
    const counts = Object.fromEntries(
      importPreview.groups.map((group: { subject: string; kind: string; count: number }) => [
        `${group.subject} ${group.kind}`,
        group.count,
      ]),
    )
    expect(counts).toMatchObject({ 'SCHOOL ADDED': 1, 'SCHOOL RENAMED': 1, 'SCHOOL RETIRED': 1, 'DEPARTMENT ADDED': 1 })
    expect(counts['DEPARTMENT RETIRED']).toBeGreaterThan(1)
    const renamed = importPreview.groups.find((group: { kind: string }) => group.kind === 'RENAMED').changes[0]
    expect(renamed).toMatchObject({ id: '2', name: '改名大学' })
    expect(await suggested('新設大学')).toEqual([])

    expect((await apply(id, importPreview.confirmation)).data.applySchoolImport).toBe(id)
    expect(await suggested('新設大学')).toEqual(['新設大学'])
    expect(await suggested('改名大学')).toEqual(['改名大学'])
    expect(await suggested(renamed.before)).not.toContain(renamed.before)
    expect((await preview(id)).appliedAt).not.toBeNull()
    const groups = await app.db.selectFrom('schoolGroupMember').selectAll().where('schoolId', '=', 900_001).execute()
    expect(groups).toHaveLength(2)
  })

  test('the same file a second time changes nothing, and a start of the server does not take the import back', async () => {
    const again = await preview(await uploaded(await file()))
    expect(again.groups).toEqual([])
    expect(again.unchanged).toBeGreaterThan(800)
    await app.db.transaction().execute(loadLookups)
    expect(await suggested('改名大学')).toEqual(['改名大学'])
  })

  test('a retired school stays with its student, who is found by a new name of theirs', async () => {
    const { id } = await aCandidate(app.db)
    const { ordinal } = await app.db
      .updateTable('candidate')
      .set({ schoolId: 5, schoolDepartmentId: null })
      .where('id', '=', id)
      .returning('ordinal')
      .executeTakeFirstOrThrow()
    const isFound = async (gram: string) => {
      const { rows } = await sql<{ found: boolean }>`
        select coalesce((select is_on from search_flip where key = ${`sn:${gram}`} and ordinal = ${ordinal}
          order by seq desc limit 1), false) as found`.execute(app.db)
      return rows[0]?.found
    }
    await applied(await file((lines) => lines.map((line) => line.replace(/^5,[^,]+/, '5,蜃気楼大学'))))
    expect(await isFound('蜃気')).toBe(true)
    await applied(await file((lines) => lines.filter((line) => !line.startsWith('5,'))))
    expect(await suggested('蜃気楼大学')).toEqual([])
    const student = await app.db.selectFrom('candidate').select('schoolId').where('id', '=', id).executeTakeFirst()
    expect(student?.schoolId).toBe(5)
    await applied(await file((lines) => [...lines, '5,蜃気楼大学,国立,13,,501,文学部,文系']))
    expect(await suggested('蜃気楼大学')).toEqual(['蜃気楼大学'])
  })

  test('Shift_JIS, tabs and the headings of the seed are read too', async () => {
    const lines = (await file()).toString()
    const id = await uploaded(iconv.encode(lines, 'cp932'))
    expect((await preview(id)).groups).toEqual([])
    const keys = Object.keys(importColumns).join(',')
    const tabs = Buffer.from(lines.replace(heading, keys).replaceAll(',', '\t'))
    expect((await preview(await uploaded(tabs))).groups).toEqual([])
  })

  test('a file of Excel is read as its CSV is, also sent twice', async () => {
    const lines = (await file((allLines) => allLines.filter((line) => !line.startsWith('11,'))))
      .toString()
      .split('\r\n')
    const bytes = aWorkbook(
      lines.map((line) => line.split(',').map((cell) => (/^[1-9]\d*$/.test(cell) ? Number(cell) : cell))),
    )
    const id = await uploaded(bytes)
    const importPreview = await preview(id)
    expect(importPreview.groups).toMatchObject([
      { subject: 'SCHOOL', kind: 'RETIRED', count: 1 },
      { subject: 'DEPARTMENT', kind: 'RETIRED' },
    ])
    expect((await apply(id, importPreview.confirmation)).errors).toEqual([])
    const again = await preview(await uploaded(bytes))
    expect([again.groups, again.unchanged > 800]).toEqual([[], true])
  })

  test('what changed meanwhile is shown again before it is applied', async () => {
    const id = await uploaded(await file((lines) => lines.filter((line) => !line.startsWith('7,'))))
    const { confirmation } = await preview(id)
    await app.db.updateTable('school').set({ name: '途中で改名' }).where('id', '=', 7).execute()
    expect((await apply(id, confirmation)).errors[0]?.code).toBe('school_import_changed')
    expect(await suggested('途中で改名')).toEqual(['途中で改名'])
    expect((await apply(id, (await preview(id)).confirmation)).errors).toEqual([])
    expect(await suggested('途中で改名')).toEqual([])
  })

  test('applied twice at once, it is applied once', async () => {
    const id = await uploaded(await file((lines) => lines.filter((line) => !line.startsWith('8,'))))
    const { confirmation } = await preview(id)
    const both = await Promise.all([apply(id, confirmation), apply(id, confirmation)])
    expect(both.map(({ errors }) => errors)).toEqual([[], []])
    const { rows } = await app.db
      .selectFrom('audit')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('subjectId', '=', id)
      .executeTakeFirstOrThrow()
    expect(rows).toBe(1)
  })
})

describe('§2 a bad spreadsheet of schools', () => {
  const held = async () => JSON.stringify(await app.db.selectFrom('school').selectAll().orderBy('id').execute())

  test('wrong columns are named', async () => {
    expect(await problems(Buffer.from('学校番号,学校名,住所\n1,北海道大学,札幌'))).toEqual([
      '列がありません：「設置区分」「都道府県番号」「学校グループ番号」「学部番号」「学部名」「系統」',
    ])
  })

  test('half of it wrong: nothing is written, every wrong line is listed, at most a hundred', async () => {
    const before = await held()
    const half = await file((lines) =>
      lines.map((line, at) => (at % 2 ? line.replace('国立', '無立').replace('私立', '無立') : line)),
    )
    const said = await problems(half)
    expect(said).toHaveLength(101)
    expect(said[0]).toMatch(/^\d+行目：「設置区分」が正しくありません$/)
    expect(said.at(-1)).toMatch(/^ほかに\d+行あります$/)
    expect(await held()).toBe(before)
  })

  test('of Excel: wrong columns are named, and wrong lines by their number in the spreadsheet', async () => {
    expect(
      await problems(
        aWorkbook([
          ['学校番号', '住所'],
          [1, '札幌'],
        ]),
      ),
    ).toEqual([
      '列がありません：「学校名」「設置区分」「都道府県番号」「学校グループ番号」「学部番号」「学部名」「系統」',
    ])
    const row = (departmentId: number, kind: string) => [
      1,
      '北海道大学',
      kind,
      1,
      '',
      departmentId,
      `学部${departmentId}`,
      '文系',
    ]
    expect(await problems(aWorkbook([Object.values(importColumns), row(101, '国立'), [], row(102, '無立')]))).toEqual([
      '4行目：「設置区分」が正しくありません',
    ])
  })

  test('a line against an earlier one, an unknown prefecture and a moved department', async () => {
    const said = await problems(
      Buffer.from(
        [
          heading,
          '1,北海道大学,国立,01,,101,文学部,文系',
          '1,北海道大学,国立,02,,102,教育学部,文系',
          '1,北海道大学,国立,01,,101,法学部,文系',
          '1,北海道大学,国立,48,,103,法学部,文系',
          '2,北海道大学,国立,01,,201,法学部,文系',
          '9,九番大学,国立,01,,104,経済学部,文系',
        ].join('\n'),
      ),
    )
    expect(said).toEqual([
      '3行目：学校番号1の内容が2行目と違います',
      '4行目：学部番号101は2行目と重複しています',
      '5行目：「都道府県番号」が正しくありません',
      '6行目：「北海道大学」にほかの学校番号があります',
      '学部番号104は、ほかの学校の学部です',
    ])
  })

  test.each([
    ['nothing', Buffer.alloc(0), 'ファイルが空です'],
    ['only a heading', Buffer.from(heading), '行がありません'],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]),
      'ファイルを読み取れません。Excel（.xlsx）か、CSV（文字コードはUTF-8かShift_JIS）で保存してください',
    ],
    ['an open quote', Buffer.from(`${heading}\n1,"北海道`), 'CSVとして読み取れません。引用符の数を確認してください'],
    ['too much', Buffer.alloc(2_000_001, 'a'), 'ファイルは2MBまでです'],
    [
      'an older Excel file',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      '.xls形式か、パスワードの付いたファイルです。パスワードなしの.xlsx形式か、CSVで保存してください',
    ],
    [
      'an archive that is no workbook',
      Buffer.from('PK\u0003\u0004 no more'),
      'Excelファイルとして読み取れません。保存し直すか、CSVで保存してください',
    ],
    [
      'a formula',
      aWorkbook([Object.values(importColumns)], {
        'xl/worksheets/sheet2.xml': `${sheetStart}<row r="2"><c r="A2"><f>1+1</f><v>2</v></c></row>${sheetEnd}`,
      }),
      'A2のセルに数式があります。値に置き換えてから、もう一度選んでください',
    ],
    [
      'a spreadsheet that unpacks to fifty megabytes',
      aWorkbook([], { 'xl/worksheets/sheet2.xml': `${sheetStart}<row>${' '.repeat(50_000_000)}</row>${sheetEnd}` }),
      'Excelファイルの中身が大きすぎます。行を分けてください',
    ],
  ])('%s', async (_, bytes, said) => expect(await problems(bytes)).toEqual([said]))
})

test('§6 only an OPERATOR imports; everybody of the desk may look', async () => {
  const bytes = await file()
  for (const role of ['REVIEWER', 'READ_ONLY'] as const) {
    const viewer = await viewerOf(role)
    expect((await upload(bytes, viewer)).errors[0]?.code).toBe('forbidden')
    expect((await apply(await uploaded(bytes), 'x', viewer)).errors[0]?.code).toBe('forbidden')
    const { data } = await app
      .asAdmin(viewer)
      .ask('{ schoolCounts { schools { active retired } } lookupUses { list students } }')
    expect(data.schoolCounts.schools.active).toBeGreaterThan(100)
    expect(data.lookupUses.length).toBeGreaterThan(50)
  }
  expect((await apply(crypto.randomUUID(), 'x')).errors[0]?.code).toBe('not_found')
  expect((await apply('5', 'x')).errors[0]?.code).toBe('not_found')
})
