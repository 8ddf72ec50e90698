import { monthDay, time } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { PagePart } from '#web/parts/page/page.tsx'
import { linkClass } from '#web/ui/link-button.tsx'

const CancelledDatesFields = graphql(`
  fragment CancelledDates on CancelledDate {
    bookingId
    companyName
    title
    startAt
  }
`)

/** Cancelled dates that were added as a file: another file takes them out again. */
export function CancelledDates({ dates }: { dates: readonly FragmentType<typeof CancelledDatesFields>[] }) {
  const fileAddress = useFileAddress()
  if (dates.length === 0) return null
  return (
    <PagePart id="cancelled" title="取り消した予定">
      <p className="note-14">
        「カレンダーに追加」で追加していた予定は、次のファイルを開くとカレンダーから消えます。消えないときは、カレンダーで削除してください。
      </p>
      <ul className="stack-2">
        {dates.map((date) => {
          const { bookingId, companyName, title, startAt } = readFragment(CancelledDatesFields, date)
          return (
            <li key={bookingId}>
              <a className={linkClass()} href={fileAddress(urls.candidate.bookingCalendar(bookingId))}>
                {monthDay(startAt)} {time(startAt)}〜 {companyName} {title}をカレンダーから消す
              </a>
            </li>
          )
        })}
      </ul>
    </PagePart>
  )
}
