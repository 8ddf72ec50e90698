import { sql } from 'kysely'
import { loadMasterData } from '../../src/server/master-data.ts'
import type { Db } from '#platform/database/db.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'

/** Companies with contracts and open jobs, drawn by the database from a fixed seed, and one student with wishes. */
export async function makeCompanies(db: Db, companies: number): Promise<OwnCandidateId> {
  await loadMasterData(db)
  return db.transaction().execute(async (tx) => {
    await sql`set local yoake.bulk_load = 'on'`.execute(tx)
    await sql`select setseed(0.42)`.execute(tx)
    await sql`
      with named as (
        select n,
          (array['北斗','青葉','東雲','三友','海路','学び','山科','桜','若葉','大和','日進','中央','みらい','富士','白川','朝日','丸菱','共栄'])[1 + floor(random() * 18)] ||
          (array['','新','東','西','南','北','第一','総合'])[1 + floor(random() * 8)] ||
          (array['システムズ','フーズ','マテリアル','コンサルティング','トレーディング','製作所','銀行','建設','ソリューションズ','物流','ケミカル','エナジー'])[1 + floor(random() * 12)] as name,
          (array['ホクト','アオバ','シノノメ','サンユウ','カイロ','マナビ','ヤマシナ','サクラ','ワカバ','ヤマト'])[1 + floor(random() * 10)] || 'カブシキ' as kana,
          (select array_agg(id) from (select id from industry where id + n * 0 > 0 order by random() limit 1 + floor(random() * 2.2)) picked) as industries,
          (select array_agg(id) from (select id from company_selection_criterion where id + n * 0 > 0 order by random() limit 3) picked) as criteria,
          (select array_agg(id) from (select id from prefecture where id <> n::text order by random() limit floor(random() * 4)) picked) as offices
        from generate_series(1, ${companies}::int) n
      )
      insert into company (legal_name, display_name, kana, corporate_number, industry_ids, company_size_id, employees,
        representative, postal_code, prefecture_id, office_prefecture_ids, city, address_line, tagline,
        company_selection_criterion_ids, mark_shape, mark_background, mark_foreground, set_up_at, edited_at)
      select '株式会社' || name || n, name || n, kana || n, lpad((9000000000000 + n)::text, 13, '0'), industries,
        1 + floor(random() * 6), 1 + floor(random() * 5000), '代表 太郎', '4600001', lpad((1 + floor(power(random(), 2) * 47))::int::text, 2, '0'),
        coalesce(offices, '{}'), '名古屋市中区', '1-1', '人と町のあいだに立つ仕事です', criteria, 'GRID', '#173a52', '#ffffff',
        now(), now() - random() * interval '300 days'
      from named`.execute(tx)
    await sql`insert into contract (company_id, plan_key, status, starts_on, ends_on)
      select id, 'STANDARD', case when random() < 0.95 then 'ACTIVE' else 'EXPIRED' end, current_date - 100, current_date + 200 from company
      where corporate_number >= '9000000000000'`.execute(tx)
    await sql`insert into job (company_id, title, status, kind, scout_type_id, job_type_ids, last_edited_at, is_archived)
      select company.id, '募集' || n, 'PUBLISHED', 'MESSAGE', 1 + floor(random() * 8),
        (select array_agg(id) from (select id from job_type where id + n * 0 > 0 order by random() limit 1 + floor(random() * 2)) picked),
        now() - random() * interval '100 days', random() < 0.1
      from company, generate_series(1, 3) n where random() < 0.55`.execute(tx)
    const { rows } = await sql<{ id: OwnCandidateId }>`
      insert into candidate (status, graduation_year, department_category, other_school_name, area_preference_ids,
        industry_ids, job_type_ids, company_size_ids, company_selection_criterion_ids)
      values ('ACTIVE', 2028, 'SCIENCE', '試験大学', '{23,13}', '{501,502,102}', '{12,14}', '{3,4}', '{1,9,13}')
      returning id`.execute(tx)
    const [student] = rows
    if (!student) throw new Error('no student was made')
    await sql`select company_search_rebuild()`.execute(tx)
    return student.id
  })
}
