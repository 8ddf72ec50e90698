import { tokyoToday } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import type { Db, Tx } from '#platform/db.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import type { Text } from '../../kind-parts.ts'
import { productMark } from '../../mail-text.ts'
import type { Occasions } from '../../occasions.ts'
import { listReachable } from '../../people/queries.ts'
import { findUser, hasAccountElsewhere } from './queries.ts'

type About = Occasions['notify_member_invited'] & { act: 'INVITED' | 'JOINED' }

/** Undefined when the invitation was used or revoked meanwhile, or the user who joined has left. */
async function findMember(db: Db | Tx, { companyId, companyUserId, invitedById, act }: About) {
  const member = await findUser(db, companyId, companyUserId)
  const inviter = await findUser(db, companyId, invitedById)
  if (!member || !inviter || member.status !== (act === 'JOINED' ? 'ACTIVE' : 'INVITED')) return undefined
  // Only the invited person learns that the address has an account elsewhere, never the inviter.
  const isTaken = act === 'INVITED' && (await hasAccountElsewhere(db, companyId, companyUserId))
  return { member, inviter, isTaken }
}
type Facts = NonNullable<Awaited<ReturnType<typeof findMember>>>

/** By mail to the invited user, who has no list yet; after the user has joined, in the administrators' lists. */
export const memberJoining = companyKind({
  code: 'K11',
  reaches: 'companyUser',
  channels: ['LIST', 'MAIL'],
  addressee: 'invited',
  timed: null,
  facts: findMember,
  recipients: async (db, { companyId, companyUserId, act }) =>
    act === 'INVITED'
      ? [companyUserId]
      : (await listReachable(db, companyId, ['ADMIN'])).filter((id) => id !== companyUserId),
  hears: {
    notify_member_invited: (_, member) => [{ ...member, act: 'INVITED' as const }],
    notify_member_joined: (_, member) => [{ ...member, act: 'JOINED' as const }],
  },
  clock: null,
  // A user invited again on another day gets another mail.
  effect: ({ companyUserId, act }, now) => `${act}:${act === 'INVITED' ? tokyoToday(now) : companyUserId}`,
  isStillTrue: whileThereAreFacts,
  text: (facts, { act }) => (act === 'INVITED' ? invited(facts) : joined(facts)),
})

const joined = ({ member: { familyName, givenName } }: Facts): Text => ({
  path: urls.client.home(),
  list: {
    title: `${familyName} ${givenName}さんが参加しました`,
    body: '招待したユーザーの登録が完了しました',
  },
  mail: null,
})

const elsewhere = [
  '',
  'このメールアドレスは、すでに別の企業のアカウントで使われています。',
  '参加されるときは、別のメールアドレスで招待を受け取り直してください。',
]

const invited = ({ member: { displayName }, inviter: { familyName, givenName }, isTaken }: Facts): Text => ({
  path: urls.client.registration(),
  list: null,
  mail: {
    subject: `${productMark}への招待（${displayName}）`,
    lines: [
      `${displayName}の${familyName} ${givenName}さんから、採用チームへの招待が届いています。`,
      `登録に使う招待コードは、${familyName}さんから受け取ってください。コードは発行から72時間使えます。`,
      ...(isTaken ? elsewhere : []),
      '',
      'お心当たりがないときは、このメールを破棄してください。登録しなければ、何も始まりません。',
    ],
    action: '次のURLで登録を始めてください。',
    reason: '企業の管理者の方が入力したメールアドレスにお送りしています。',
  },
})
