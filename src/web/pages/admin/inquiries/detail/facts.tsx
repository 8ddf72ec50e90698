import { Link } from 'react-router'
import { longDateTime } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { MailAddress } from '#web/parts/mail-address.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Section } from '../../parts/section.tsx'
import { Due } from '../due.tsx'

const InquiryFacts = graphql(`
  fragment InquiryFacts on Inquiry {
    id
    status
    name
    email
    answerEmail
    candidateId
    companyId
    discussedCandidateId
    dueOn
    decidedAt
    closeReason
    reportedJob {
      id
      title
      complaintCount
    }
    reportedCompany {
      id
      displayName
      complaintCount
    }
  }
`)

export function FactsSection({ inquiry }: { inquiry: FragmentType<typeof InquiryFacts> }) {
  const facts = readFragment(InquiryFacts, inquiry)
  const { candidateId, companyId, reportedJob: job, reportedCompany: company } = facts
  return (
    <Section id="facts" title="受付" half>
      <Facts>
        <Fact label="回答の期限">
          <Due dueOn={facts.dueOn} isOpen={facts.status === 'OPEN'} />
        </Fact>
        <Fact label="送信した人">
          {facts.name}（{candidateId ? '学生' : companyId ? '企業' : 'ゲスト'}）
          {candidateId && (
            <>
              {' '}
              <Link className={linkClass()} to={adminUrls.candidates({ id: candidateId, reason: 'INQUIRY' })}>
                照会する
              </Link>
            </>
          )}
          {companyId && (
            <>
              {' '}
              <Link className={linkClass()} to={adminUrls.company(companyId)}>
                企業のページ
              </Link>
            </>
          )}
        </Fact>
        {facts.discussedCandidateId && (
          <Fact label="相談の対象">
            やりとりの相手の学生{' '}
            <Link
              className={linkClass()}
              to={adminUrls.candidates({ id: facts.discussedCandidateId, reason: 'MISUSE' })}
            >
              照会する
            </Link>
          </Fact>
        )}
        <Fact label="回答の宛先">
          <MailAddress email={facts.answerEmail} />
          {facts.answerEmail !== facts.email && (
            <p className="note-13">受付のあとに変更された、アカウントの現在のアドレスです。</p>
          )}
        </Fact>
        {company && (
          <Fact label="報告の対象">
            <Link className={linkClass()} to={adminUrls.company(company.id)}>
              {company.displayName}
            </Link>{' '}
            <Badge kind={company.complaintCount > 1 ? 'warning' : 'plain'}>
              企業への報告 {company.complaintCount}件
            </Badge>
          </Fact>
        )}
        {job && (
          <Fact label="募集">
            <Link className={linkClass()} to={adminUrls.job(job.id)}>
              {job.title}
            </Link>{' '}
            <Badge kind={job.complaintCount > 1 ? 'warning' : 'plain'}>この募集 {job.complaintCount}件</Badge>
          </Fact>
        )}
        {facts.decidedAt && <Fact label="対応した日時">{longDateTime(facts.decidedAt)}</Fact>}
        {facts.closeReason && <Fact label="終了の理由">{facts.closeReason}</Fact>}
      </Facts>
    </Section>
  )
}
