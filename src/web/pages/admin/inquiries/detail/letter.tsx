import { companyLetterField } from '#domain/inquiry/contact/message/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { IntentForm, useIntentForm, type IntentAnswer } from '../../parts/intent-form.tsx'
import { Section } from '../../parts/section.tsx'
import { checkLetter } from './act.ts'

const InquiryLetter = graphql(`
  fragment InquiryLetter on Inquiry {
    id
    status
    reportedCompany {
      displayName
    }
    messages {
      id
    }
  }
`)

const labels = { letter: companyLetterField.label }

type LetterSectionProps = { inquiry: FragmentType<typeof InquiryLetter>; answer: IntentAnswer }

/** A mail to the company that the case is about, which does not end the case. */
export function LetterSection({ inquiry: of, answer }: LetterSectionProps) {
  const { id, status, reportedCompany: company, messages } = readFragment(InquiryLetter, of)
  const form = useIntentForm({ intent: 'letter', id, labels, check: checkLetter, answer })
  if (!company || status === 'CLOSED') return null
  return (
    <Section id="letter" title="企業へ連絡する">
      <IntentForm form={form} send="企業へメールで送る" turn={messages.length}>
        <TextArea
          {...form.field('letter')}
          label={companyLetterField.label}
          hideLabel
          required
          max={companyLetterField.max}
          rows={6}
          hint={`${company.displayName}の管理者全員に、募集名と受付番号を添えてメールで届きます。報告した人の名前や連絡先は書かないでください。`}
        />
      </IntentForm>
    </Section>
  )
}
