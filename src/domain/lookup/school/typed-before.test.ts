import { afterAll, beforeAll, expect, test } from 'vitest'
import { earlierDatabase } from '#test/earlier-database.ts'

let database: Awaited<ReturnType<typeof earlierDatabase>>
beforeAll(async () => {
  // Since migration 0083 schools have readings.
  database = await earlierDatabase(82)
  await database.client.query(`set yoake.bulk_load = 'on';
    insert into region (id, name, position) values ('1', '関東', 1);
    insert into prefecture (id, region_id, label) values ('13', '1', '東京都');
    insert into school (id, name, kind, prefecture_id)
      select id, name, '私立', '13' from (values (16, '東京大学'), (86, '慶應義塾大学'), (124, '早稲田大学')) named (id, name);
    insert into school_department (id, school_id, name, category)
      values (8601, 86, '理工学部', 'SCIENCE'), (12401, 124, '商学部', 'HUMANITIES')`)
})
afterAll(() => database.close())

test('what students typed becomes the listed school, category and degree where it is certain', async () => {
  const { client, toToday } = database
  const typed: [school: string, department: string | null, mended: unknown[]][] = [
    ['慶応義塾大学', '理工学部', [86, 8601, 'SCIENCE', null, false]],
    ['わせだだいがく', '商学部', [124, 12401, 'HUMANITIES', null, false]],
    ['早大', '先進理工学研究科 修士課程', [124, null, 'SCIENCE', 'MASTER', false]],
    ['東京大学大学院', '工学系研究科 機械工学専攻', [16, null, 'SCIENCE', null, false]],
    ['東京大', '心理学コース', [16, null, 'HUMANITIES', null, false]],
    ['東京大学', '情報学環', [16, null, 'OTHER', null, true]],
    ['ソウル大学', '工学部', [null, null, 'OTHER', null, true]],
    ['例示工業高等専門学校', '電気科', [null, null, 'OTHER', 'TECHNICAL_COLLEGE', true]],
    ['福大', null, [null, null, 'OTHER', null, true]],
  ]
  for (const [school, department] of typed)
    await client.query(
      `insert into candidate (status, graduation_year, department_category, other_school_name, other_school_department_name)
        values ('ACTIVE', 2028, 'OTHER', $1, $2)`,
      [school, department],
    )
  await toToday()
  const { rows } = await client.query({
    text: 'select school_id, school_department_id, department_category, degree, lacks_department_category from candidate order by ordinal',
    rowMode: 'array',
  })
  expect(rows).toEqual(typed.map(([, , mended]) => mended))
})
