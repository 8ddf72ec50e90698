import { grouped } from '#ground/grouped.ts'
import { type AdminRole, mayReadPeople } from '#domain/admin-account/role/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { DeskQueueFieldsFragment } from '#web/generated/admin/graphql.ts'
import { agoText, daysUntil, monthDay } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Dot } from '#web/ui/marks/dot.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { Section } from '../parts/section.tsx'
import styles from './home.module.css'

const DeskQueueFields = graphql(`
  fragment DeskQueueFields on DeskQueue {
    count
    oldestAt
    dueOn
  }
`)

const DeskQueues = graphql(`
  fragment DeskQueues on Desk {
    applications {
      ...DeskQueueFields
    }
    complaints {
      ...DeskQueueFields
    }
    inquiries {
      ...DeskQueueFields
    }
    agentConsultations {
      ...DeskQueueFields
    }
    mismatches {
      ...DeskQueueFields
    }
    suspensions {
      ...DeskQueueFields
    }
    candidateStops {
      ...DeskQueueFields
    }
    reviews {
      ...DeskQueueFields
    }
    renewals {
      ...DeskQueueFields
    }
    unpaidInvoices {
      count
      dueOn
      yen
    }
    staleJobs {
      ...DeskQueueFields
    }
    failedJobs {
      ...DeskQueueFields
    }
    itemAlarms {
      ...DeskQueueFields
    }
    assessmentChecks {
      ...DeskQueueFields
    }
  }
`)

type Row = {
  queue: DeskQueueFieldsFragment
  title: string
  /** Null where the operator's role may not open the page. */
  to: string | null
  due: string
  more?: string | undefined
}

/** In the order of how much somebody waits for it. `due` is what the day means. */
export function QueuesSection({ desk, role }: { desk: FragmentType<typeof DeskQueues>; role: AdminRole }) {
  const queues = readFragment(DeskQueues, desk)
  const read = (queue: FragmentType<typeof DeskQueueFields>) => readFragment(DeskQueueFields, queue)
  const ofPeople = (to: string) => (mayReadPeople(role) ? to : null)
  const complaintCount = read(queues.complaints).count
  const rows: Row[] = [
    {
      queue: read(queues.complaints),
      title: '掲載内容の申し出に答える',
      to: ofPeople(adminUrls.inquiries({ category: 'CONTENT' })),
      due: '期日',
    },
    {
      queue: read(queues.inquiries),
      title: 'お問い合わせに答える',
      to: ofPeople(adminUrls.inquiries()),
      due: '期日',
      more: complaintCount > 0 ? `うち掲載内容の申し出：${grouped(complaintCount)}件` : undefined,
    },
    {
      queue: read(queues.applications),
      title: '企業の申込を判断する',
      to: ofPeople(adminUrls.applications()),
      due: '期日',
    },
    {
      queue: read(queues.agentConsultations),
      title: '相談する学生の情報を提携先へ渡す',
      to: ofPeople(adminUrls.agentConsultations()),
      due: '',
    },
    {
      queue: read(queues.mismatches),
      title: '内定承諾の食い違いを確かめる',
      to: ofPeople(adminUrls.offerReports()),
      due: '期日',
    },
    { queue: read(queues.suspensions), title: '企業の利用停止の申請を確認する', to: adminUrls.suspensions(), due: '' },
    {
      queue: read(queues.candidateStops),
      title: '学生の利用停止と退会の申請を確認する',
      to: ofPeople(adminUrls.suspensions()),
      due: '',
    },
    {
      queue: read(queues.renewals),
      title: '終了が近い契約を更新する',
      to: adminUrls.companies({ ends: 'soon' }),
      due: '最初の終了',
    },
    {
      queue: { ...queues.unpaidInvoices, oldestAt: null },
      title: '請求書の入金を確かめる',
      to: adminUrls.invoices(),
      due: '最初の期限',
      more: `合計：${grouped(queues.unpaidInvoices.yen)}円（税込）`,
    },
    {
      queue: read(queues.reviews),
      title: '審査中の企業を進める',
      to: adminUrls.companies({ status: 'UNDER_REVIEW' }),
      due: '',
    },
    {
      queue: read(queues.failedJobs),
      title: '失敗したメールと処理をやり直す',
      to: adminUrls.deliveries(),
      due: '',
    },
    {
      queue: read(queues.staleJobs),
      title: '確認が止まっている募集を見る',
      to: adminUrls.companies({ jobs: 'stale' }),
      due: '自動アーカイブ',
    },
    {
      queue: read(queues.assessmentChecks),
      title: '速い回答のある受検を確かめる',
      to: ofPeople(adminUrls.assessmentItems()),
      due: '',
    },
    {
      queue: read(queues.itemAlarms),
      title: 'サインのある検査の項目を確かめる',
      to: adminUrls.assessmentItems(),
      due: '',
    },
  ]
  return (
    <Section id="queues" title="待っていること">
      {!mayReadPeople(role) && (
        <p className="quiet">「開く」のない行には個人に関する情報があり、あなたの権限では開けません。</p>
      )}
      <ul className={styles.queues}>
        {rows.map((row) => (
          <QueueRow key={row.title} {...row} />
        ))}
      </ul>
    </Section>
  )
}

function QueueRow({ queue, title, to, due, more }: Row) {
  const isOff = queue.count === 0
  return (
    <li className={isOff ? styles.off : undefined}>
      <Dot off={isOff}>
        <span className="visually-hidden">{isOff ? '対応は不要' : '要対応'}</span>
      </Dot>
      <strong className="num">
        {grouped(queue.count)}
        <small>件</small>
      </strong>
      <div>
        <b>
          <Phrases>{title}</Phrases>
        </b>
        <p>
          <When queue={queue} due={due} />
          {more && !isOff && <span>{more}</span>}
        </p>
      </div>
      {queue.count > 0 && to !== null && (
        <ButtonLink to={to} kind="secondary" className={styles.open}>
          <span className={styles.word}>開く</span>
          <span className="visually-hidden">（{title}）</span>
          <Icon name="chevron-right" />
        </ButtonLink>
      )}
    </li>
  )
}

function When({ queue: { count, oldestAt, dueOn }, due }: { queue: DeskQueueFieldsFragment; due: string }) {
  const now = useNow()
  if (count === 0) return 'ありません'
  const days = dueOn ? daysUntil(dueOn, now) : null
  return (
    <>
      {dueOn && days !== null && (
        <span className={days <= 0 ? 'urgent' : undefined}>
          <span className={styles.piece}>
            {due}：{monthDay(dueOn)}
          </span>
          <span className={styles.piece}>
            {days < 0 ? `（${-days}日超過）` : days === 0 ? '（今日）' : `（あと${days}日）`}
          </span>
        </span>
      )}
      {oldestAt && <span>いちばん古いもの：{agoText(oldestAt, now)}</span>}
    </>
  )
}
