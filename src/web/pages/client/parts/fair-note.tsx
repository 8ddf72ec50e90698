import { unfairSubjectIn } from '#ground/fair-hiring-words.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Points out what no judgement of a student may rest on; the text is saved as it is. */
export function FairNote({ text }: { text: string }) {
  const subject = unfairSubjectIn(text)
  return (
    subject && (
      <Notice kind="warning" live>
        {`「${subject}」は、公正な採用選考のために、選考の判断に使わないことになっています。記録に残さないでください。`}
      </Notice>
    )
  )
}
