import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Topic } from '../../rules.ts'
import { everyChannel, withDefaults, type Channels } from './rules.ts'

const rowsOf = (db: Db | Tx, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('candidateNotificationSetting')
    .select(['topic', 'hasMail', 'hasPush', 'hasLine'])
    .where('candidateId', '=', candidateId)
    .execute()

export const listCandidateNotificationSettings = async (db: Db, candidateId: OwnCandidateId) =>
  withDefaults(await rowsOf(db, candidateId))

/** The channels beside the list that the student has turned on for this topic. */
export async function findChannels(db: Db | Tx, candidateId: OfRow<'candidate'>, topic: Topic): Promise<Channels> {
  const setting = withDefaults(await rowsOf(db, candidateId)).find((row) => row.topic === topic)
  return setting ?? everyChannel
}
