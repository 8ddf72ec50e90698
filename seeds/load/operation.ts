import { loadDesk } from './desk.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import { demoAccounts, secondOperator } from '#seeds/demo-sign-ins.ts'
import type { Db } from '#platform/database/db.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'

const hour = 3_600_000

/** Work for the operator: two admins, applications, and a contract that ends soon. */
export async function loadOperation(db: Db, { now, passwordHash }: { now: Date; passwordHash: string }) {
  const signIn = { emailVerifiedAt: now, passwordHash }
  await db
    .insertInto('adminAccount')
    .values([
      { ...signIn, email: demoAccounts.operator, familyName: '運営', givenName: '担当', role: 'OPERATOR' },
      { ...signIn, email: secondOperator, familyName: '運営', givenName: '副担当', role: 'OPERATOR' },
    ])
    .execute()
  await db
    .insertInto('preRegistration')
    .values(
      applications.map((application, at) => ({
        ...application,
        policyVersion: consentTexts.policy.version,
        insertedAt: new Date(now.getTime() - (at * 26 + 3) * hour),
      })),
    )
    .execute()
  await loadDesk(db, now)
  const last = await db.selectFrom('contract').select(['companyId', 'id']).orderBy('endsOn', 'desc').executeTakeFirst()
  if (!last) return
  await db
    .updateTable('contract')
    .set({ status: 'RENEWAL_PENDING', endsOn: addDays(tokyoToday(now), 45) })
    .where('companyId', '=', last.companyId)
    .where('id', '=', last.id)
    .execute()
}

const applications = [
  {
    companyName: '株式会社あかつき精工',
    corporateNumber: '7000012050002',
    familyName: '大友',
    givenName: '千尋',
    familyNameKana: 'オオトモ',
    givenNameKana: 'チヒロ',
    department: '管理部',
    email: 'otomo@akatsuki.example',
    phoneNumber: '+81312345678',
    postalCode: '1440052',
    address: '東京都大田区蒲田5-1',
    message: '機械系の学生と早くから話したいと考えています。料金と始め方を教えてください。',
  },
  {
    companyName: '北斗システムズ',
    corporateNumber: null,
    familyName: '三浦',
    givenName: '葵',
    familyNameKana: 'ミウラ',
    givenNameKana: 'アオイ',
    department: '人事',
    email: 'hokuto.saiyo@gmail.com',
    phoneNumber: '+81312349876',
    postalCode: null,
    address: null,
    message: '以前の担当者が退職したので、新しく申し込みます。',
  },
  {
    companyName: '有限会社みなと製茶',
    corporateNumber: null,
    familyName: '杉山',
    givenName: '実',
    familyNameKana: 'スギヤマ',
    givenNameKana: 'ミノル',
    department: null,
    email: 'sugiyama@minato-cha.example',
    phoneNumber: '+81541234567',
    postalCode: null,
    address: null,
    message: null,
  },
]
