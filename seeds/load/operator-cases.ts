import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { secondOperator } from '#seeds/demo-sign-ins.ts'

const day = 24 * 3_600_000

/** Cases for the operator: inquiries in each state with a note, and templates of answers. */
export async function loadOperatorCases(db: Db, now: Date) {
  const operator = await db
    .selectFrom('adminAccount')
    .select('id')
    .where('email', '=', secondOperator)
    .executeTakeFirstOrThrow()
  const today = tokyoToday(now)
  const received = ({ mark, ...mail }: (typeof mails)[number]) => ({
    ...mail,
    receiptNumber: `Q-${today.slice(0, 4)}-${mark}`,
  })
  const sent = (daysAgo: number) => ({
    insertedAt: new Date(now.getTime() - daysAgo * day),
    dueOn: addBusinessDays(addDays(today, -daysAgo), 3),
  })
  const by = { assignedTo: operator.id }
  const decided = { decidedAt: new Date(now.getTime() - day), decidedBy: operator.id }
  const [first, , answered] = await db
    .insertInto('inquiry')
    .values([
      { ...received(mails[0]), ...sent(6), ...by },
      { ...received(mails[1]), ...sent(1) },
      { ...received(mails[2]), ...sent(4), ...by, ...decided, status: 'ANSWERED' },
    ])
    .returning('id')
    .execute()
  if (first)
    await db
      .insertInto('inquiryNote')
      .values({ inquiryId: first.id, adminAccountId: operator.id, body: note })
      .execute()
  if (answered)
    await db
      .insertInto('inquiryMessage')
      .values({
        inquiryId: answered.id,
        adminAccountId: operator.id,
        body: templates[1].body,
        insertedAt: decided.decidedAt,
      })
      .execute()
  await db
    .insertInto('inquiryTemplate')
    .values(templates.map((template) => ({ ...template, updatedBy: operator.id })))
    .execute()
}

const mails = [
  {
    mark: 'D3M0A1B2',
    area: 'CANDIDATE',
    category: 'PRIVACY',
    name: '森下 葵',
    email: 'aoi.morishita@student.example',
    body: 'どの企業が私のプロフィールを見たのか知りたいです。登録しているメールアドレスから連絡しています。',
  },
  {
    mark: 'D3M0C3D4',
    area: 'CANDIDATE',
    category: 'USAGE',
    name: '高橋 蓮',
    email: 'ren.takahashi@student.example',
    body: '説明会の日程を、予約したあとに変えるにはどうすればよいですか。',
  },
  {
    mark: 'D3M0E5F6',
    area: 'CANDIDATE',
    category: 'ACCOUNT',
    name: '伊藤 凜',
    email: 'rin.ito@student.example',
    body: '機種変更をしてから、ログインの確認コードが届きません。',
  },
] as const

const note = '本人確認のため、登録されたメールアドレスからの連絡かを確かめる。'

const templates = [
  {
    title: '日程の変更',
    body: 'お問い合わせありがとうございます。\n予約した日程は、「予定」の画面から前日の18時まで変更できます。',
  },
  {
    title: '確認コードが届かない',
    body: '迷惑メールのフォルダーと、SMSの受信の設定をご確認ください。届かないときは、お問い合わせ窓口から受付番号を添えてご連絡ください。',
  },
] as const
