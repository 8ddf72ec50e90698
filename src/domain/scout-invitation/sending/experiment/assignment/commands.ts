import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { CandidateId } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import type { Sent } from '../../limit/commands.ts'
import type { LetterText } from '../../rules.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { drawVersions, type Version } from '../rules/block.ts'

/** The locked row of an experiment. */
export type HeldExperiment = {
  id: string
  jobId: string
  subjectB: string
  messageB: string
}
/** `foundBy`: the words of how the students were found; '' where it is not known. */
type Of = { company: CompanyViewer; experiment: HeldExperiment; foundBy: string }

/**
 * Gives each sent student a version, and those of B the text of B. Versions are balanced among the students who were
 * found in one way. A student who has a version already keeps it, so that nobody draws again by taking a scout back.
 */
export async function assignVersions(tx: Tx, of: Of, scouts: readonly Sent[], insertText: InsertText) {
  const { company, experiment, foundBy } = of
  const versionsBefore = await findVersions(tx, of, scouts)
  const fresh = scouts.filter(({ candidateId }) => !versionsBefore.has(candidateId))
  const { drawn, rest } = drawVersions(await findBlock(tx, of), fresh.length, (below) => randomInt(below))
  const versions = new Map<string, Version>([
    ...versionsBefore,
    ...fresh.flatMap(({ candidateId }, at): [string, Version][] => {
      const version = drawn[at]
      return version ? [[candidateId, version]] : []
    }),
  ])
  const versionOf = ({ candidateId }: Sent): Version => versions.get(candidateId) ?? 'A'
  await store(tx, of, scouts, versionOf)
  await tx
    .insertInto('scoutExperimentBlock')
    .values({
      companyId: company.companyId,
      scoutExperimentId: experiment.id,
      foundBySha256: sha256(foundBy),
      block: rest,
    })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'scoutExperimentId', 'foundBySha256']).doUpdateSet({ block: rest }),
    )
    .execute()
  const [ofA, ofB] = [
    scouts.filter((scout) => versionOf(scout) === 'A'),
    scouts.filter((scout) => versionOf(scout) === 'B'),
  ]
  if (ofB.length > 0)
    await giveText(tx, company, ofB, await insertText({ subject: experiment.subjectB, message: experiment.messageB }))
  return { ofA, ofB }
}

type InsertText = (text: LetterText) => Promise<string>

/** The rest of the block under way. Sendings hold the experiment, so that two of them draw one after the other. */
async function findBlock(tx: Tx, { company, experiment, foundBy }: Of) {
  const row = await tx
    .selectFrom('scoutExperimentBlock')
    .select('block')
    .where('companyId', '=', company.companyId)
    .where('scoutExperimentId', '=', experiment.id)
    .where('foundBySha256', '=', sha256(foundBy))
    .executeTakeFirst()
  return row?.block ?? ''
}

async function findVersions(tx: Tx, { company, experiment }: Of, scouts: readonly Sent[]) {
  if (scouts.length === 0) return new Map<CandidateId, Version>()
  const rows = await tx
    .selectFrom('scoutExperimentStudent')
    .select(['candidateId', 'version'])
    .where('companyId', '=', company.companyId)
    .where('scoutExperimentId', '=', experiment.id)
    .where(
      'candidateId',
      'in',
      scouts.map(({ candidateId }) => candidateId),
    )
    .execute()
  return new Map<CandidateId, Version>(rows.map(({ candidateId, version }) => [candidateId, version]))
}

/** A renewal leaves the first scout in place: one student is counted once. */
async function store(
  tx: Tx,
  { company, experiment }: Of,
  scouts: readonly Sent[],
  versionOf: (scout: Sent) => Version,
) {
  const rows = JSON.stringify(
    scouts.map((scout) => ({
      candidate_id: scout.candidateId,
      version: versionOf(scout),
      scout_invitation_id: scout.id,
    })),
  )
  await sql`
    insert into scout_experiment_student as student
      (company_id, scout_experiment_id, candidate_id, version, scout_invitation_id)
    select ${company.companyId}::uuid, ${experiment.id}::uuid, input.*
    from json_to_recordset(${rows}::json) as input(candidate_id uuid, version text, scout_invitation_id uuid)
    on conflict (company_id, scout_experiment_id, candidate_id)
    do update set scout_invitation_id = coalesce(student.scout_invitation_id, excluded.scout_invitation_id)`.execute(tx)
}

const giveText = (tx: Tx, { companyId }: CompanyViewer, scouts: readonly Sent[], textId: string) =>
  tx
    .updateTable('scoutInvitation')
    .set({ templateMessageHistoryId: textId })
    .where('companyId', '=', companyId)
    .where(
      'id',
      'in',
      scouts.map(({ id }) => id),
    )
    .execute()
