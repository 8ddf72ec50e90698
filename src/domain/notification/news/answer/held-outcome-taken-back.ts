import { clientUrls } from '#ground/client-urls.ts'
import type { OutcomeHindrance } from '#domain/scout-invitation/outcome/rules.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { findScoutFacts, withStudent, type AboutScout } from '../../facts/queries.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { listConcerned } from '../../people/queries.ts'
import { blocks, calledOf, jobOf, studentOf } from '../../wording.ts'
import { findInCharge } from '../booking/queries.ts'
import { findWriter } from './queries.ts'

type About = AboutScout & { scoutOutcomeId: string; why: OutcomeHindrance }

async function findWord(db: Db | Tx, about: About) {
  const facts = await withStudent(db, await findScoutFacts(db, about))
  if (!facts) return undefined
  const [writer, inCharge] = await Promise.all([findWriter(db, about), findInCharge(db, about)])
  return { ...facts, writer: writer ?? facts.scout.companyUserId, inCharge }
}

const words = {
  BOOKED: {
    because: 'そのあいだに学生が日程を予約したため',
    next: '日程が終わったあとで、もう一度結果をお伝えください。日程は、そのまま行えます。',
  },
  ENDED: {
    because: 'そのあいだにスカウトが終了したため',
    next: '学生へのご連絡は必要ありません。',
  },
  HIRED: {
    because: 'そのあいだに採用が記録されたため',
    next: '学生へのご連絡は必要ありません。',
  },
} as const satisfies Record<OutcomeHindrance, { because: string; next: string }>

/** A word held for the morning was not told: to its writer and the colleague in charge. */
export const heldOutcomeTakenBack = companyKind({
  code: 'K51',
  reaches: 'companyUser',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  timed: null,
  facts: findWord,
  recipients: async (db, { companyId }, { writer, inCharge }) => {
    const [ofWriter, ofThread] = await Promise.all([
      listConcerned(db, companyId, writer),
      listConcerned(db, companyId, inCharge ?? writer),
    ])
    return [...new Set([...ofWriter, ...ofThread])]
  },
  hears: { notify_outcome_taken_back: (_, about) => [about] },
  clock: null,
  effect: ({ scoutOutcomeId }) => scoutOutcomeId,
  isStillTrue: whileThereAreFacts,
  text: (facts, { why }) => {
    const { scout } = facts
    const { because, next } = words[why]
    // A student who has left or blocked the company has no page any more, and a link that differs would tell of it.
    const path =
      why === 'ENDED'
        ? clientUrls.jobCandidates({ id: scout.jobId, isArchived: scout.isJobArchived }, {})
        : clientUrls.thread(scout.id)
    const title = `${calledOf(facts)}への結果の連絡は、送られませんでした`
    return {
      path,
      list: { title, body: `${because}、取り消しました（${scout.jobTitle}）` },
      mail: {
        subject: `${title}（${scout.jobTitle}）`,
        lines: blocks(
          [`${studentOf(facts)}に今朝8時に伝える予定だった結果は、${because}、送らずに取り消しました。`, next],
          jobOf(scout),
        ),
        action: '次のURLで、現在の状況を確認できます。',
        reason: '結果を書いた方と、やりとりの担当の方にお送りしています。',
      },
    }
  },
})
