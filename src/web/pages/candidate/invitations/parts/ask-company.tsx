import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { foreseenText } from '#ground/words/student.ts'
import { Notice } from '#web/ui/notice.tsx'
import { EmergencyContact } from './emergency-contact.tsx'

const AskCompanyFields = graphql(`
  fragment AskCompany on ChosenDate {
    isSettled
    emergencyContact
  }
`)

/** Why the student does not change the date here: the deadline is over, or the company has hired the student. */
export const whyUnchangeable = ({ isSettled }: { isSettled: boolean }) =>
  isSettled ? foreseenText.booking_settled : foreseenText.booking_not_changeable

/** For a date that the student does not change here: whom to call, and what to say. */
export function AskCompany({ date }: { date: FragmentType<typeof AskCompanyFields> }) {
  const { isSettled, emergencyContact } = readFragment(AskCompanyFields, date)
  return (
    <Notice kind={isSettled ? 'info' : 'warning'}>
      <p>{whyUnchangeable({ isSettled })}</p>
      {emergencyContact ? (
        <p>
          緊急連絡先：
          <EmergencyContact text={emergencyContact} />
          <br />
          氏名と予約の日時を伝えてください。
        </p>
      ) : (
        <p>企業から届いたメールに返信し、氏名と予約の日時を伝えてください。</p>
      )}
    </Notice>
  )
}
