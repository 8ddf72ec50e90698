import { clientUrls } from '#ground/client-urls.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import type { Occasions } from '../../occasions.ts'
import { listReachable } from '../../people/queries.ts'
import { findUser } from './queries.ts'

/** Undefined when the user who joined has left. */
async function findMember(db: Db | Tx, { companyId, companyUserId }: Occasions['notify_member_joined']) {
  const member = await findUser(db, companyId, companyUserId)
  return member?.status === 'ACTIVE' ? member : undefined
}

/** In the administrators' lists when an invited user has joined; the invitation itself is a mail of its own. */
export const memberJoining = companyKind({
  code: 'K11',
  reaches: 'companyUser',
  channels: ['LIST'],
  addressee: 'present',
  timed: null,
  facts: findMember,
  recipients: async (db, { companyId, companyUserId }) =>
    (await listReachable(db, companyId, ['ADMIN'])).filter((id) => id !== companyUserId),
  hears: { notify_member_joined: (_, member) => [member] },
  clock: null,
  effect: ({ companyUserId }) => `JOINED:${companyUserId}`,
  isStillTrue: whileThereAreFacts,
  text: ({ familyName, givenName }) => ({
    path: clientUrls.users(),
    list: {
      title: `${familyName} ${givenName}さんが参加しました`,
      body: '招待したユーザーの登録が完了しました',
    },
    mail: null,
  }),
})
