import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/**
 * Tells which rows of a test's database were written since it was last asked, as `table operation`; a row updated to
 * the same values counts as unwritten. Triggers note the writes, so asking costs the same however many rows there are.
 */
export async function watchRows(db: Db, { except = [] }: { except?: readonly string[] } = {}) {
  await sql`create schema watch`.execute(db)
  await sql`create table watch.written (row text)`.execute(db)
  await sql`
    create function watch.note() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or old::text is distinct from new::text then
        insert into watch.written values (tg_table_name || ' ' || lower(tg_op));
      end if;
      return null;
    end $$`.execute(db)
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(db)
  for (const { name } of tables.filter((table) => !except.includes(table.name))) {
    await sql`create trigger watch_rows after insert or update or delete on ${sql.table(name)}
      for each row execute function watch.note()`.execute(db)
    await sql`create trigger watch_table after truncate on ${sql.table(name)}
      for each statement execute function watch.note()`.execute(db)
  }
  return async () => {
    const { rows } = await sql<{ row: string }>`delete from watch.written returning row`.execute(db)
    return rows.map(({ row }) => row)
  }
}
