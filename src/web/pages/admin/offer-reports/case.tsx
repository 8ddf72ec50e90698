import { Link } from 'react-router'
import { longDate, longDateTime } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { OfferReportCaseCardFragment } from '#web/generated/admin/graphql.ts'
import { Badge, type BadgeKind } from '#web/ui/marks/badge.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import type { IntentAnswer } from '../parts/intent-form.tsx'
import { Notes } from '../parts/notes.tsx'
import { Section } from '../parts/section.tsx'
import styles from './case.module.css'
import { ResolveForm } from './resolve-form.tsx'

const OfferReportCaseCard = graphql(`
  fragment OfferReportCaseCard on OfferReportCase {
    id
    status
    isOverdue
    candidateId
    companyId
    companyName
    jobTitle
    invitationStatus
    acceptedScoutAt
    acceptedOn
    reportedAt
    answerBy
    answeredAt
    answererName
    resolution
    resolverName
    notes {
      id
      body
      writer
      insertedAt
    }
  }
`)

const statuses: Record<string, [string, BadgeKind]> = {
  MISMATCH: ['食い違い', 'warning'],
  SUBMITTED: ['回答なし', 'error'],
  CONFIRMED: ['承諾を確認', 'success'],
  CANCELLED: ['取り下げ・取り消し', 'plain'],
}

type CaseProps = { report: FragmentType<typeof OfferReportCaseCard>; mayResolve: boolean; answer: IntentAnswer }

export function Case({ report, mayResolve, answer }: CaseProps) {
  const one = readFragment(OfferReportCaseCard, report)
  const [name, kind] = statuses[one.status] ?? [one.status, 'plain']
  return (
    <Section
      id={`case-${one.id}`}
      title={
        <>
          {one.companyName} <Badge kind={kind}>{name}</Badge>
        </>
      }
      end={<small>{one.jobTitle}</small>}
    >
      <div className={styles.sides}>
        <Student one={one} />
        <Company one={one} />
      </div>
      {one.resolution === null ? (
        <div className={styles.work}>
          <div>
            <h3>メモ</h3>
            <Notes notes={one.notes} id={one.id} answer={answer} />
          </div>
          {mayResolve && (
            <div>
              <h3 className={styles.decide}>結果を決める</h3>
              <ResolveForm id={one.id} isOpenScout={one.invitationStatus === 'ACCEPTED'} answer={answer} />
            </div>
          )}
        </div>
      ) : (
        <div className={styles.resolved}>
          <LostResolution id={one.id} answer={answer} />
          <h3>双方への説明</h3>
          <p className="written">{one.resolution}</p>
          <p className="note-13">{one.resolverName}が決定</p>
          {one.notes.length > 0 && <Notes notes={one.notes} id={one.id} answer={answer} />}
        </div>
      )}
    </Section>
  )
}

/** A colleague decided first: why nothing was sent, and what was typed. */
function LostResolution({ id, answer }: { id: string; answer: IntentAnswer }) {
  const { intent, id: about, text } = answer?.values ?? {}
  if (!answer?.refused || intent?.[0] !== 'resolve' || about?.[0] !== id) return null
  return (
    <>
      <ErrorNotice message={answer.refused.message} />
      <h3>送られなかった説明</h3>
      <p className="written">{text?.[0]}</p>
    </>
  )
}

type Side = { one: OfferReportCaseCardFragment }

function Student({ one }: Side) {
  return (
    <div>
      <h3>学生の報告</h3>
      <Facts>
        <Fact label="承諾した日">{longDate(one.acceptedOn)}</Fact>
        <Fact label="報告した日時">{longDateTime(one.reportedAt)}</Fact>
        <Fact label="学生">
          <Link className={linkClass()} to={adminUrls.candidates({ id: one.candidateId, reason: 'OFFER_REPORT' })}>
            理由を添えて照会する
          </Link>
        </Fact>
      </Facts>
    </div>
  )
}

function Company({ one }: Side) {
  const isDenied = one.answererName !== null
  return (
    <div>
      <h3>企業の回答</h3>
      <Facts>
        <Fact label="回答">
          {isDenied && one.answeredAt
            ? `「事実と異なる」（${one.answererName}さん、${longDateTime(one.answeredAt)}）`
            : one.status === 'MISMATCH'
              ? '「事実と異なる」'
              : '回答がありません'}
        </Fact>
        <Fact label="回答の期限">{longDateTime(one.answerBy)}</Fact>
        <Fact label="スカウト">
          {one.acceptedScoutAt ? `${longDate(one.acceptedScoutAt)}に承認` : '承認されていません'}
        </Fact>
        <Fact label="企業">
          <Link className={linkClass()} to={adminUrls.company(one.companyId)}>
            企業のページを開く
          </Link>
        </Fact>
      </Facts>
    </div>
  )
}
