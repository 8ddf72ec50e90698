import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { monthDay, time } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { Phrases } from '#web/ui/phrases.tsx'
import { AskCompany } from '../parts/ask-company.tsx'
import { CancelButton } from '../parts/cancel-booking.tsx'
import styles from './event-details.module.css'

const ChangingFields = graphql(`
  fragment Changing on ScoutInvitation {
    id
    canChooseSchedulingDate
    chosenDate {
      id
      startAt
      changeableUntil
      isChangeable
      company {
        displayName
      }
      ...AskCompany
    }
  }
`)

/** Until when the date may be changed, with the ways to do it; otherwise whom to call. */
export function Changing({ invitation }: { invitation: FragmentType<typeof ChangingFields> }) {
  const { id, canChooseSchedulingDate, chosenDate } = readFragment(ChangingFields, invitation)
  if (!chosenDate) return null
  const { startAt, changeableUntil, isChangeable, company } = chosenDate
  if (!isChangeable)
    return (
      <div className={styles.unchangeable}>
        <AskCompany date={chosenDate} />
      </div>
    )
  return (
    <section className={styles.changing} aria-labelledby="changing">
      <h2 id="changing">都合が変わったとき</h2>
      <p>
        <Phrases>
          {monthDay(changeableUntil)} {time(changeableUntil)}
          まで、{canChooseSchedulingDate && '変更や'}取り消しができます。そのあとは、企業へ直接ご連絡ください。
        </Phrases>
      </p>
      <div className={styles.buttons}>
        {canChooseSchedulingDate && (
          <ButtonLink kind="secondary" to={urls.candidate.eventEdit(id)}>
            日程を変更する
          </ButtonLink>
        )}
        <CancelButton invitationId={id} bookingId={chosenDate.id} companyName={company.displayName} startAt={startAt} />
      </div>
    </section>
  )
}
