import { findStanding } from '#domain/scout-invitation/wait/queries.ts'
import { dueDayOf, type OwedWord } from '#domain/scout-invitation/wait/rules.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { findScoutFacts, withStudent, type AboutScout } from '../../facts/queries.ts'
import { senderAndNotified } from '../../facts/recipients.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { blocks, calledOf, fromSending, jobOf, studentOf } from '../../wording.ts'

/** `since` is the moment from which the company's time ran. */
type About = AboutScout & { word: string; since: string }

/** Undefined once the company has given the word, or the student has ended the scout. */
async function findPrompt(db: Db | Tx, about: About) {
  const standing = await findStanding(db, { companyId: about.companyId, id: about.scoutInvitationId })
  const wait = standing?.wait
  if (!wait || wait.word !== about.word || wait.since.toISOString() !== about.since) return undefined
  const facts = await withStudent(db, await findScoutFacts(db, about))
  return facts && { ...facts, wait }
}

const words: Record<OwedWord, { awaited: string; act: string }> = {
  CONTACT: { awaited: '承認後の連絡', act: '電話かメールで連絡し、「連絡した」を押してください。' },
  DATES: {
    awaited: '日程の希望への回答',
    act: '日程を追加するか、追加できないことを伝えてください。',
  },
  NEXT_DATES: {
    awaited: '次のご案内の日程',
    act: '日程を選んで案内してください。まだ決まらないときは、いつ案内できるかを連絡してください。',
  },
  OUTCOME: {
    awaited: '選考や面談の結果',
    act: '次に進んでいただくか、今回は見送るかを伝えてください。まだ決まらないときは、いつ伝えられるかを連絡してください。',
  },
}

/** The student asks once, politely, after the company's last day. */
export const companyPrompted = companyKind({
  code: 'K35',
  reaches: 'companyUser',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  timed: null,
  facts: findPrompt,
  recipients: senderAndNotified,
  hears: { notify_company_prompted: (_, prompt): About[] => [prompt] },
  clock: null,
  effect: ({ scoutInvitationId, word, since }) => `${scoutInvitationId}:${word}:${since}`,
  isStillTrue: whileThereAreFacts,
  text: ({ scout, student, wait }) => ({
    path: pathOf(wait.word, scout.id),
    list: {
      title: `${calledOf({ student })}が、${words[wait.word].awaited}を待っています`,
      body: `${scout.jobTitle}：期限は${longDate(dueDayOf(wait))}でした`,
    },
    mail: {
      subject: `${calledOf({ student })}が、${words[wait.word].awaited}を待っています（${scout.jobTitle}）`,
      lines: blocks(
        [
          `${studentOf({ scout, student })}から、${words[wait.word].awaited}のお願いが届きました。`,
          `期限の${longDate(dueDayOf(wait))}を過ぎています。`,
          words[wait.word].act,
        ],
        jobOf(scout),
      ),
      action: '次のURLで対応できます。',
      reason: fromSending,
    },
  }),
})

const pathOf = (word: OwedWord, scoutInvitationId: string) =>
  word === 'CONTACT'
    ? clientUrls.acceptedStudents()
    : word === 'DATES'
      ? clientUrls.events()
      : clientUrls.outcomes({ to: [scoutInvitationId] })
