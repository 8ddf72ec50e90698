import type { Db, Tx } from '#platform/db.ts'
import { productMark } from '../mail-text.ts'
import type { AboutKind } from '../kind.ts'
import type { Text } from '../wording.ts'

const findUser = (db: Db | Tx, companyId: string, companyUserId: string) =>
  db
    .selectFrom('companyUser')
    .innerJoin('company', 'company.id', 'companyUser.companyId')
    .select(['companyUser.familyName', 'companyUser.givenName', 'companyUser.status', 'company.displayName'])
    .where('companyUser.companyId', '=', companyId)
    .where('companyUser.id', '=', companyUserId)
    .executeTakeFirst()

/** Undefined when the invitation was taken up or back meanwhile, or who joined has left. */
export async function memberText(db: Db | Tx, about: AboutKind['K11']): Promise<Text | undefined> {
  const { companyId, companyUserId, invitedById, act } = about
  const member = await findUser(db, companyId, companyUserId)
  const inviter = await findUser(db, companyId, invitedById)
  if (!member || !inviter) return undefined
  if (act === 'JOINED') return member.status === 'ACTIVE' ? joined(member) : undefined
  if (member.status !== 'INVITED') return undefined
  return invited(member.displayName, inviter, await hasAccountElsewhere(db, companyId, companyUserId))
}

/** The owner of the address is told, and the inviter never is. */
async function hasAccountElsewhere(db: Db | Tx, companyId: string, companyUserId: string) {
  const account = await db
    .selectFrom('companyUserAccount as invited')
    .innerJoin('companyUserAccount as other', 'other.email', 'invited.email')
    .select('other.companyUserId')
    .where('invited.companyId', '=', companyId)
    .where('invited.companyUserId', '=', companyUserId)
    .where('other.isActive', '=', true)
    .executeTakeFirst()
  return account !== undefined
}

type Named = { familyName: string; givenName: string }

const joined = ({ familyName, givenName }: Named): Text => ({
  title: `${familyName} ${givenName}さんが参加しました`,
  body: '招待したユーザーの登録が完了しました',
  path: '/client',
  mail: null,
})

const elsewhere = [
  '',
  'このメールアドレスは、すでに別の企業のアカウントで使われています。',
  '参加されるときは、別のメールアドレスで招待を受け取り直してください。',
]

const invited = (companyName: string, { familyName, givenName }: Named, isTaken: boolean): Text => ({
  title: '招待が届いています',
  body: companyName,
  path: '/client/registration',
  mail: {
    subject: `${productMark}への招待（${companyName}）`,
    lines: [
      `${companyName}の${familyName} ${givenName}さんから、採用チームへの招待が届いています。`,
      `登録に使う招待コードは、${familyName}さんから受け取ってください。コードは発行から72時間使えます。`,
      ...(isTaken ? elsewhere : []),
      '',
      'お心当たりがないときは、このメールを破棄してください。登録しなければ、何も始まりません。',
    ],
    action: '次のURLで登録を始めてください。',
    reason: '企業の管理者の方が入力したメールアドレスにお送りしています。',
  },
})
