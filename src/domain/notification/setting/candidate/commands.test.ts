import { beforeEach, afterEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow } from '#test/clock.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { ears } from '#test/factories/notification.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'

const app = ownApp()
const pushes: string[] = []
const work = ownWorker(app, async (token) => {
  pushes.push(token)
  return 'sent'
})
const hear = ears(app, work)
beforeEach(() => itIs('12:00'))
afterEach(itIsNow)

type Given = { topic: string; hasMail: boolean; hasPush: boolean }
const fields = '{ topic label hint hasMail hasPush canTurnOffMail canPush }'
const list = (viewer: Viewer | null) => app.as(viewer).ask(`{ candidateNotificationSettings ${fields} }`)
const update = (viewer: Viewer | null, settings: Given[]) =>
  app
    .as(viewer)
    .ask(
      `mutation ($settings: [CandidateNotificationSettingInput!]!) { updateCandidateNotificationSettings(settings: $settings) ${fields} }`,
      { settings },
    )

describe('§2 /candidate/settings', () => {
  test('all channels are on until something is chosen; what guards the account is written and never pushed', async () => {
    const { viewer } = await aCandidate(app.db)
    const { data } = await list(viewer)
    const row = (topic: string, label: string, hint: string, isSafe = false) => ({
      topic,
      label,
      hint,
      hasMail: true,
      hasPush: !isSafe,
      canTurnOffMail: !isSafe,
      canPush: !isSafe,
    })
    expect(data.candidateNotificationSettings).toEqual([
      row('SCOUT', 'スカウトとその後の連絡', '企業からスカウトや、承認したあとの結果の連絡が届いたとき'),
      row('MESSAGE', '企業とのやりとり', '企業からメッセージが届いたとき'),
      row('SCOUT_DEADLINE', 'スカウトの回答期限', '回答期限が近づいたとき'),
      row('SCHEDULE', '日程の確定・変更', '日程が決まった、変わった、追加されたとき'),
      row('REMINDER', '予定のリマインド', '3日前と前日、日程をまだ選んでいないとき'),
      row('ACCOUNT', 'アカウントの安全', '新しい端末からのログインや登録情報の変更', true),
    ])
  })

  test('§5 the mails that guard the account cannot be turned off', async () => {
    const { viewer } = await aCandidate(app.db)
    const { errors } = await update(viewer, [
      { topic: 'SCOUT', hasMail: false, hasPush: false },
      { topic: 'ACCOUNT', hasMail: false, hasPush: false },
    ])
    expect(errors).toMatchObject([
      {
        code: 'invalid_input',
        fields: [{ path: 'settings.1.hasMail', message: 'アカウントの安全に関するメールは停止できません' }],
      },
    ])
    expect((await list(viewer)).data.candidateNotificationSettings[0]).toMatchObject({ hasMail: true, hasPush: true })
  })

  test('each student changes their own; twice at once is once', async () => {
    const [student, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    const settings = [
      { topic: 'SCOUT', hasMail: false, hasPush: true },
      { topic: 'SCHEDULE', hasMail: true, hasPush: false },
    ]
    const answers = await Promise.all([update(student.viewer, settings), update(student.viewer, settings.toReversed())])
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    expect((await list(student.viewer)).data.candidateNotificationSettings).toMatchObject([
      { hasMail: false, hasPush: true },
      { hasMail: true, hasPush: true },
      { hasMail: true, hasPush: true },
      { hasMail: true, hasPush: false },
      { hasMail: true, hasPush: true },
      { hasMail: true },
    ])
    expect((await list(other.viewer)).data.candidateNotificationSettings).toMatchObject([
      { hasMail: true, hasPush: true },
      { hasMail: true, hasPush: true },
      { hasMail: true, hasPush: true },
      { hasMail: true, hasPush: true },
      { hasMail: true, hasPush: true },
      { hasMail: true },
    ])
  })

  test('§6 a guest and a company are refused', async () => {
    const company = await aCompanyWithUser(app.db)
    const settings = [{ topic: 'SCOUT', hasMail: false, hasPush: false }]
    expect((await update(null, settings)).errors[0]?.code).toBe('unauthenticated')
    expect((await update(company.viewer, settings)).errors[0]?.code).toBe('forbidden')
    expect((await list(null)).errors[0]?.code).toBe('unauthenticated')
    expect((await list(company.viewer)).errors[0]?.code).toBe('forbidden')
  })
})

describe('§1.16 what was turned off stays off', () => {
  async function scouted(settings: Given[]) {
    const sender = await aSender(app.db)
    const { viewer, candidate, invitation } = await anInvited(app.db, sender)
    await app.db
      .insertInto('pushDevice')
      .values({ candidateId: candidate.id, token: `device of ${candidate.id}` })
      .execute()
    await update(viewer, settings)
    const arrive = () =>
      jobs.notify_scout_received({ companyId: sender.company.id, scoutInvitationId: invitation.id }, work.context)
    return { viewer, arrive, device: `device of ${candidate.id}` }
  }

  test('no mail, no push; the list has it all the same', async () => {
    const none = await scouted([{ topic: 'SCOUT', hasMail: false, hasPush: false }])
    const noMail = await scouted([{ topic: 'SCOUT', hasMail: false, hasPush: true }])
    const other = await scouted([{ topic: 'SCHEDULE', hasMail: false, hasPush: false }])
    for (const { arrive } of [none, noMail, other]) await arrive()
    await work.run()
    for (const { viewer } of [none, noMail, other]) expect(await hear.kinds(viewer)).toEqual(['scoutReceived'])
    expect(await hear.mailsTo(none.viewer)).toEqual([])
    expect(await hear.mailsTo(noMail.viewer)).toEqual([])
    expect(await hear.mailsTo(other.viewer)).toHaveLength(1)
    expect(pushes.filter((token) => [none, noMail, other].some(({ device }) => device === token)).sort()).toEqual(
      [noMail.device, other.device].sort(),
    )
  })

  test('turned off while it waits: it is not sent any more', async () => {
    const late = await scouted([])
    await late.arrive()
    await update(late.viewer, [{ topic: 'SCOUT', hasMail: false, hasPush: false }])
    await work.run()
    expect(await hear.mailsTo(late.viewer)).toEqual([])
    expect(pushes).not.toContain(late.device)
  })
})
