import { Link } from 'react-router'
import { monthDay, time } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const AfterReportFields = graphql(`
  fragment AfterReport on ScoutInvitation {
    id
    company {
      displayName
    }
    chosenDate {
      startAt
      isChangeable
      isMissed
    }
  }
`)

/** A report cancels no booked date and hides no profile: the student is led to both. */
export function AfterReport({ scout }: { scout: FragmentType<typeof AfterReportFields> }) {
  const now = useNow()
  const { id, company, chosenDate } = readFragment(AfterReportFields, scout)
  const isAhead = chosenDate && !chosenDate.isMissed && Date.parse(chosenDate.startAt) > Date.parse(now)
  return (
    <Notice>
      {isAhead && (
        <>
          <p>
            {monthDay(chosenDate.startAt)} {time(chosenDate.startAt)}の予約は、残っています。
            {chosenDate.isChangeable
              ? '参加しないときは、予定の画面で取り消してください。'
              : '取り消しの期限は過ぎています。参加しないときは、当日に予定の画面から欠席を伝えられます。'}
          </p>
          {chosenDate.isChangeable && (
            <p>
              <Link className={linkClass()} to={urls.candidate.eventDetails(id)}>
                予定の画面で予約を取り消す
              </Link>
            </p>
          )}
        </>
      )}
      <p>
        ブロックすると、あなたのプロフィールもこの企業に表示されなくなります。
        <Link className={linkClass()} to={urls.candidate.settingsBlockedCompanies(company.displayName)}>
          この企業をブロックする
        </Link>
      </p>
    </Notice>
  )
}
