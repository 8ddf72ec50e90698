import { scoutText } from '#ground/scout-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { EmergencyContact } from './emergency-contact.tsx'

/** After the deadline: whom to call, and what to say. */
export function TooLate({ emergencyContact }: { emergencyContact: string }) {
  return (
    <Notice kind="warning">
      <p>{scoutText.booking_not_changeable}</p>
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
