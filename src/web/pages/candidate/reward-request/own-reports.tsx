import { useState } from 'react'
import type { OfferReportStatus } from '#domain/scout-invitation/offer-report/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { longDate, monthDay } from '#ground/tokyo-time.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { PagePart } from '#web/parts/page/page.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { HireAnswer } from './hire-answer.tsx'
import styles from './reward-request.module.css'

const OwnReportFields = graphql(`
  fragment OwnReport on OwnOfferReport {
    id
    status
    acceptedOn
    answerBy
    isRecordedByCompany
    company {
      displayName
      ...CompanyMark
    }
    job {
      title
    }
  }
`)

type Reports = readonly ({ id: string } & FragmentType<typeof OwnReportFields>)[]

export function OwnReports({ reports }: { reports: Reports }) {
  return (
    <PagePart id="reports" title="これまでの報告">
      <ul className={styles.reports}>
        {reports.map((report) => (
          <OwnReport key={report.id} report={report} />
        ))}
      </ul>
    </PagePart>
  )
}

const statusNames: Record<OfferReportStatus, string> = {
  SUBMITTED: '企業の確認待ち',
  CONFIRMED: '確認済み',
  CONFIRMED_BY_TIMEOUT: '確認済み',
  MISMATCH: '運営が確認中',
  CANCELLED: '取り下げ済み',
}

function OwnReport({ report }: { report: FragmentType<typeof OwnReportFields> }) {
  const { id, status, acceptedOn, answerBy, isRecordedByCompany, company, job } = readFragment(OwnReportFields, report)
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const isWaiting = status === 'SUBMITTED'
  return (
    <Card as="li" className="stack-3">
      <CompanyLine heading="h3" company={company} note={job.title}>
        {company.displayName}
      </CompanyLine>
      <Facts compact className={styles.facts}>
        <Fact label="状況">
          {isWaiting && isRecordedByCompany ? 'あなたの確認待ち' : statusNames[status]}
          {isWaiting && Date.parse(answerBy) > Date.parse(now) && `（${monthDay(answerBy)}まで）`}
        </Fact>
        <Fact label={isRecordedByCompany ? '採用が決まった日' : '承諾した日'}>{longDate(acceptedOn)}</Fact>
      </Facts>
      {status === 'MISMATCH' && <p className="note-14">企業の記録や回答と異なるため、運営からメールでご連絡します。</p>}
      {isWaiting && isRecordedByCompany && <HireAnswer id={id} companyName={company.displayName} />}
      {isWaiting && !isRecordedByCompany && (
        <>
          <Button kind="quiet" className={`${styles.takeBack} scripted-only`} onClick={() => setOpen(true)}>
            報告を取り下げる
          </Button>
          <noscript>
            <form method="post">
              <input type="hidden" name="intent" value="cancel" />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" kind="quiet">
                報告を取り下げる
              </Button>
            </form>
          </noscript>
          <ConfirmAct
            open={isOpen}
            onClose={() => setOpen(false)}
            title="報告を取り下げますか"
            fields={{ intent: 'cancel', id }}
            verb="報告を取り下げる"
            cancel="報告を残す"
          >
            <p>
              <Phrases>{company.displayName}への内定承諾の報告を取り下げます。あとから、もう一度報告できます。</Phrases>
            </p>
          </ConfirmAct>
        </>
      )}
    </Card>
  )
}
