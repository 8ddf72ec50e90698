import { sql } from 'kysely'
import type { RefusalCode } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import type { Waiting } from '../../delivery/queries.ts'

/** LETTER: the draft of its sender is the letter; BESIDE: it stands beside another text that the draft of the job holds. */
export type Drafted = 'LETTER' | 'BESIDE'

type Letter = { draft: string }

/** Of a student who hides, left or blocks the company nothing is stored anew, whatever else was in the way. */
const isDrafted = (code: RefusalCode | undefined) => code !== undefined && code !== 'candidate_unavailable'

/** Reads the letters of scouts that are about to be deleted; what it gives is stored by `storeLetters`. */
export async function readLetters(tx: Tx, scouts: readonly Waiting[], obstacles: ReadonlyMap<string, RefusalCode>) {
  const ids = scouts.map(({ id }) => id).filter((id) => isDrafted(obstacles.get(id)))
  if (ids.length === 0) return []
  const { rows } = await sql<Letter>`
    select json_build_object(
      'scout_invitation_id', scout.id, 'company_id', scout.company_id, 'company_user_id', scout.company_user_id,
      'job_id', scout.job_id, 'candidate_id', scout.candidate_id, 'reason', scout.reason,
      'subject', letter.subject, 'message', letter.text,
      'scout_template_id', letter.scout_template_id, 'scout_template_version', letter.scout_template_version,
      'follow_up', (select follow_up.text from scout_follow_up follow_up
        where follow_up.company_id = scout.company_id and follow_up.scout_invitation_id = scout.id),
      'promises', (select coalesce(json_agg(promise.kind order by promise.kind), '[]') from scout_promise promise
        where promise.company_id = scout.company_id and promise.scout_invitation_id = scout.id),
      'quotations', (select coalesce(json_agg(json_build_object('field', quotation.field, 'text', quotation.text)
          order by quotation.position), '[]') from scout_invitation_quotation quotation
        where quotation.company_id = scout.company_id and quotation.scout_invitation_id = scout.id))::text as draft
    from scout_invitation scout
      join template_message_history letter
        on letter.company_id = scout.company_id and letter.id = scout.template_message_history_id
      join candidate on candidate.id = scout.candidate_id and candidate.status = 'ACTIVE'
    where scout.id = any(${ids}::uuid[]) and not exists (select from blocked_company blocked
      where blocked.candidate_id = scout.candidate_id and blocked.company_id = scout.company_id)
    order by scout.company_id, scout.company_user_id, scout.job_id, scout.id`.execute(tx)
  return rows
}

/**
 * Stores letters that were not delivered as drafts of their senders. A job has one draft: another text of the job, begun
 * by the sender or of another letter, stays in it, and a letter of other words is kept beside its student. Gives what was
 * stored of each scout.
 */
export async function storeLetters(tx: Tx, letters: readonly Letter[]): Promise<ReadonlyMap<string, Drafted>> {
  if (letters.length === 0) return new Map()
  const rows = `[${letters.map(({ draft }) => draft).join()}]`
  await sql`
    insert into scout_draft (company_id, company_user_id, job_id, revision, subject, message, scout_template_id,
      scout_template_version, promises, follow_up, device_family)
    select distinct on (company_id, company_user_id, job_id) company_id, company_user_id, job_id, uuidv7(), subject,
      message, scout_template_id, scout_template_version,
      array(select json_array_elements_text(promises)), follow_up, ''
    from ${lettersOf(rows)} order by company_id, company_user_id, job_id, scout_invitation_id
    on conflict (company_id, company_user_id, job_id) do update set revision = excluded.revision, saved_at = now(),
      subject = case when scout_draft.message ~ '[^[:space:]]' then scout_draft.subject else excluded.subject end,
      message = case when scout_draft.message ~ '[^[:space:]]' then scout_draft.message else excluded.message end`.execute(
    tx,
  )
  await sql`
    insert into scout_draft_student
      (company_id, company_user_id, job_id, candidate_id, position, reason, quotations, undelivered)
    select company_id, company_user_id, job_id, candidate_id, 1000 + row_number() over (order by scout_invitation_id),
      reason, quotations, undelivered
    from (select entry.*, case when draft.message <> entry.message or begun.reason <> entry.reason
          then jsonb_build_object('subject', entry.subject, 'message', entry.message, 'reason', entry.reason) end as undelivered
      from ${lettersOf(rows)} join scout_draft draft using (company_id, company_user_id, job_id)
        left join scout_draft_student begun using (company_id, company_user_id, job_id, candidate_id)) letter
    order by company_id, company_user_id, job_id, candidate_id
    on conflict (company_id, company_user_id, job_id, candidate_id) do update
      set undelivered = coalesce(excluded.undelivered, scout_draft_student.undelivered)`.execute(tx)
  const { rows: drafted } = await sql<{ id: string; drafted: Drafted }>`
    select entry.scout_invitation_id as id,
      case when draft.message = entry.message then 'LETTER' else 'BESIDE' end as drafted
    from ${lettersOf(rows)} join scout_draft draft using (company_id, company_user_id, job_id)`.execute(tx)
  return new Map(drafted.map((letter) => [letter.id, letter.drafted]))
}

const lettersOf = (rows: string) => sql`json_to_recordset(${rows}::json) as entry(scout_invitation_id uuid,
  company_id uuid, company_user_id uuid, job_id uuid, candidate_id uuid, reason text, subject text, message text,
  scout_template_id uuid, scout_template_version integer, follow_up text, promises json, quotations jsonb)`
