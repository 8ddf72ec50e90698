import { longSpan, blocks, fromAcceptance, jobOf, shortTime, spansOf } from '../../wording.ts'
import type { LineEnd } from '#domain/scheduling/awaited/commands.ts'
import { isCompanyInForce } from '#domain/company/queries.ts'
import { listOpenPlaces } from '#domain/scout-invitation/waiting-place/queries.ts'
import { urls } from '#ground/urls.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { findScoutFacts, type AboutScout } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { isSuspended } from '../contract/queries.ts'
import { isChoosing, listOpenDates } from './queries.ts'

type About = AboutScout & {
  schedulingDateId: string
  startAt: string
  endAt: string
  why: LineEnd | 'SUSPENDED'
  wasOffered: boolean
  contractSuspensionId?: string
}

/** Undefined for a student who has a date by now, or ended the scout. */
async function findStanding(db: Db | Tx, about: About) {
  if (!(await isChoosing(db, about))) return undefined
  // A company that is back keeps its lines.
  if (about.why === 'SUSPENDED' && !(await isSuspended(db, about.companyId))) return undefined
  const facts = await findScoutFacts(db, about)
  if (!facts) return undefined
  const isInForce = await isCompanyInForce(db, about.companyId)
  return { ...facts, isInForce, others: await listOpenDates(db, about) }
}

/** To each student who waited for a seat of a date, or had one kept, when there will be none. */
export const lineEnded = kind({
  code: 'C54',
  reaches: 'student',
  topic: 'SCHEDULE',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  facts: findStanding,
  recipients: scoutedStudent,
  hears: {
    notify_line_ended: (_, about): About[] => [about],
    notify_contract_suspended: async (tx, { companyId, contractSuspensionId }): Promise<About[]> =>
      (await listOpenPlaces(tx, companyId)).map(({ startAt, endAt, status, ...place }) => ({
        ...place,
        startAt: startAt.toISOString(),
        endAt: endAt.toISOString(),
        why: 'SUSPENDED',
        wasOffered: status === 'OFFERED',
        contractSuspensionId,
      })),
  },
  clock: null,
  effect: ({ scoutInvitationId, schedulingDateId, contractSuspensionId, why }) =>
    [scoutInvitationId, schedulingDateId, contractSuspensionId ?? why].join(':'),
  isStillTrue: whileThereAreFacts,
  text: ({ scout, isInForce, others }, { startAt, endAt, why, wasOffered }) => {
    // A seat that is kept stays so during a suspension, and has no time in which it could pass by itself.
    const isHeld = wasOffered && why === 'SUSPENDED'
    const awaited = isHeld ? '席を確保している' : wasOffered ? '席を確保していた' : 'キャンセル待ちをしていた'
    const { title, sentences } = {
      CALLED_OFF: {
        title: `${awaited}日程が中止になりました`,
        sentences: [`${scout.companyName}が、${awaited}次の日程を中止しました。`],
      },
      CLOSED: {
        title: wasOffered ? `${awaited}日程の受付が終わりました` : 'キャンセル待ちの日程は、席が空きませんでした',
        sentences: [
          wasOffered
            ? `席を確保していた${scout.companyName}の次の日程は、企業の利用が停止しているあいだに受付が終わりました。`
            : `${scout.companyName}の次の日程は、席が空かないまま受付が終わりました。`,
        ],
      },
      SUSPENDED: {
        title: `${awaited}日程は、いま予約できません`,
        sentences: [
          `${scout.companyName}は、現在サービスの利用を停止しています。`,
          '利用が再開されるまで、日程の予約とキャンセル待ちのご案内は止まります。',
          wasOffered
            ? '席はそのまま確保しています。再開されたら、あらためて期限をお知らせします。'
            : 'キャンセル待ちの順番は、そのままです。再開されたらお知らせします。',
        ],
      },
    }[why]
    const next = nextOf(isInForce, others.length > 0)
    return {
      path: urls.candidate.schedule(scout.id),
      list: { title: `${title}：${shortTime(new Date(startAt))}〜`, body: `${scout.companyName}：${next.brief}` },
      mail: {
        subject: `${title}：${shortTime(new Date(startAt))}〜（${scout.companyName}）`,
        lines: blocks(
          sentences,
          ['■日時', longSpan(new Date(startAt), new Date(endAt))],
          jobOf(scout),
          ...(others.length > 0 ? [[`いま選べる日程は、${spansOf(others)}です。`]] : []),
        ),
        action: next.action,
        reason: fromAcceptance(scout),
      },
    }
  },
})

function nextOf(isInForce: boolean, hasOthers: boolean) {
  if (!isInForce)
    return { brief: '再開されるまで、日程の予約は止まります', action: '次のURLで、現在の状況を確認できます。' }
  return hasOthers
    ? { brief: '別の日程を選べます', action: '次のURLで、別の日程を選べます。' }
    : { brief: '希望の日程を伝えられます', action: '次のURLで、希望の日程を伝えられます。' }
}
