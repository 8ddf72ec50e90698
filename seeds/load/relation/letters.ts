import { nextSendingMoment } from '#domain/scout-invitation/sending/delivery/rules.ts'
import { addDays } from '#ground/day.ts'
import { endOfTokyoDay, startOfTokyoDay, tokyoMoment } from '#ground/time/moment.ts'
import { dayMs, tokyoDay } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import type { SeedCompany } from '../companies.ts'
import { seedId } from '../seed-id.ts'
import type { SeedInvitation } from '../seed-invitation.ts'

const forAllJobs = {
  subject: '社員の一日を、あなたの目で見てみませんか',
  text: 'はじめまして。北斗システムズで採用を担当している者です。私たちは、病院や自治体の方が毎日使うシステムを、使う人の隣でつくっています。\n仕事の内容や働く場所は募集のページにまとめました。読んでみて気になったことがあれば、どんな小さなことでもお聞かせください。開発部の社員と一緒に、時間をかけてお答えします。',
}

/** Templates of the team and of one colleague; the first is that of a job's scouts, and was rewritten since. */
export async function loadTemplates(db: Db, { id: companyId, userIds, jobs }: SeedCompany, now: Date) {
  const [first, second, other] = jobs
  const user = (at: number) => userIds[at] ?? ''
  const at = (days: number) => new Date(now.getTime() - days * dayMs)
  const template = async (
    title: string,
    by: number,
    { jobId = null, isShared = true, texts }: { jobId?: string | null; isShared?: boolean; texts: readonly Text[] },
  ) => {
    const id = seedId(at(100), `scout-template/${title}`)
    const companyUserId = user(by)
    await db
      .insertInto('scoutTemplate')
      .values({ companyId, id, companyUserId, jobId, title, isShared, version: texts.length, insertedAt: at(100) })
      .execute()
    await db
      .insertInto('scoutTemplateVersion')
      .values(
        texts.map(({ subject, text, daysAgo }, nth) => ({
          companyId,
          scoutTemplateId: id,
          version: nth + 1,
          companyUserId,
          subject,
          text,
          writtenAt: at(daysAgo),
        })),
      )
      .execute()
    return id
  }
  for (const [job, name, days] of [
    [first, '説明会のご案内', 12],
    [second, '面談のご案内', 30],
  ] as const) {
    if (!job) continue
    const { subject, message } = job.story
    const again = `${message}\n参加を迷っているときは、話を聞くだけでもかまいません。`
    const texts = [
      { subject, text: message, daysAgo: 100 },
      { subject, text: again, daysAgo: days },
    ]
    const id = await template(name, 0, { jobId: job.id, texts })
    await db
      .updateTable('templateMessageHistory')
      .set({ scoutTemplateId: id, scoutTemplateVersion: 1 })
      .where('companyId', '=', companyId)
      .where('id', '=', job.templateIds[0] ?? '')
      .execute()
  }
  await template('会社の紹介（どの募集でも）', 1, { texts: [{ ...forAllJobs, daysAgo: 60 }] })
  if (other)
    await template('自分用：選考のご案内', 0, {
      isShared: false,
      texts: [{ subject: other.story.subject, text: other.story.message, daysAgo: 20 }],
    })
}
type Text = { subject: string; text: string; daysAgo: number }

/** A time at which a scout of the demo leaves, on one of the next days on which scouts leave. */
export function leavesAt(now: Date, nth: number) {
  const morning = nextSendingMoment(startOfTokyoDay(addDays(tokyoDay(now), 1 + nth)))
  return tokyoMoment(tokyoDay(morning), ['10:00', '12:30', '17:00'][nth] ?? '10:00')
}

/** Scouts that are written and wait; the last is a colleague's. Each is given back to the day of its letter. */
export async function loadScheduled(db: Db, invitations: readonly SeedInvitation[], now: Date) {
  for (const [nth, invitation] of invitations.entries()) {
    const { company, id } = invitation
    const deliverAt = leavesAt(now, nth)
    const templateMessageHistoryId = await loadOwnLetter(db, invitation)
    await db
      .updateTable('scoutInvitation')
      .set({
        ...(nth < 2 && { companyUserId: company.userIds[0] ?? '' }),
        templateMessageHistoryId,
        status: 'SCHEDULED',
        sentAt: deliverAt,
        expiresAt: endOfTokyoDay(deliverAt, 14),
        readAt: null,
      })
      .where('companyId', '=', company.id)
      .where('id', '=', id)
      .execute()
  }
}

/** The text of a scout, written on the day that counts the scout as sent; the texts of a job are older. */
async function loadOwnLetter(db: Db, { company: { id: companyId }, id: invitationId, sentAt }: SeedInvitation) {
  const { textKey: _, ...letter } = await db
    .selectFrom('templateMessageHistory')
    .innerJoin('scoutInvitation', (join) =>
      ofSameCompany(join, 'scoutInvitation.templateMessageHistoryId', 'templateMessageHistory.id'),
    )
    .selectAll('templateMessageHistory')
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.id', '=', invitationId)
    .executeTakeFirstOrThrow()
  const id = seedId(sentAt, `letter/${invitationId}`)
  await db
    .insertInto('templateMessageHistory')
    .values({ ...letter, id, insertedAt: sentAt })
    .execute()
  return id
}
