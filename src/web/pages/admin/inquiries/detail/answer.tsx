import { useRef } from 'react'
import { Link } from 'react-router'
import { answerField } from '#domain/inquiry/contact/answer/rules.ts'
import { fillTemplate } from '#domain/inquiry/contact/template/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { IntentForm, useIntentForm, type IntentAnswer } from '../../parts/intent-form.tsx'
import { Nothing, Section } from '../../parts/section.tsx'
import { checkAnswer } from './act.ts'
import styles from './detail.module.css'
import { putText } from './put-text.ts'

const InquiryAnswer = graphql(`
  fragment InquiryAnswer on Inquiry {
    id
    status
    name
    receiptNumber
    messages {
      id
      companyName
    }
  }
`)
const TemplateChoice = graphql(`
  fragment TemplateChoice on Query {
    inquiryTemplates {
      id
      title
      body
      isInUse
    }
  }
`)

type AnswerSectionProps = {
  inquiry: FragmentType<typeof InquiryAnswer>
  templates: FragmentType<typeof TemplateChoice>
  /** The template that the address names. */
  template: string | null
  answer: IntentAnswer
}

export function AnswerSection({ inquiry: of, templates, template, answer: answered }: AnswerSectionProps) {
  const inquiry = readFragment(InquiryAnswer, of)
  const { status, messages } = inquiry
  const answers = messages.filter(({ companyName }) => companyName === null).length
  if (status === 'CLOSED')
    return (
      answers === 0 && (
        <Section id="answer" title="回答">
          <Nothing>回答せずに終了しました。</Nothing>
        </Section>
      )
    )
  return (
    <Section id="answer" title={status === 'OPEN' ? '回答する' : 'もう一度回答する'}>
      <AnswerForm
        key={answers}
        inquiry={inquiry}
        isFurther={status === 'ANSWERED'}
        templates={templates}
        template={template}
        answer={answered}
      />
    </Section>
  )
}

const labels = { answer: answerField.label }
type Open = { id: string; name: string; receiptNumber: string }
type AnswerFormProps = Omit<AnswerSectionProps, 'inquiry'> & { inquiry: Open; isFurther: boolean }

function AnswerForm({ inquiry, isFurther, templates, template, answer }: AnswerFormProps) {
  const { id } = inquiry
  const text = useRef<HTMLTextAreaElement>(null)
  const form = useIntentForm({ intent: 'answer', id, labels, check: checkAnswer, answer })
  const inUse = readFragment(TemplateChoice, templates).inquiryTemplates.filter(({ isInUse }) => isInUse)
  const named = inUse.find((one) => one.id === template)
  const { defaultValue = named && fillTemplate(named.body, inquiry), ...field } = form.field('answer')
  return (
    <>
      {inUse.length > 0 && (
        <div className={styles.templates} role="group" aria-label="定型文を入れる">
          <span className="note-13">定型文を入れる</span>
          {inUse.map((one) => (
            <Link
              key={one.id}
              className={linkButtonClass()}
              to={`${adminUrls.inquiry(id)}?template=${one.id}`}
              onClick={(event) => {
                event.preventDefault()
                putText(text.current, fillTemplate(one.body, inquiry))
              }}
            >
              {one.title}
            </Link>
          ))}
        </div>
      )}
      <IntentForm form={form} send="メールで回答する" kind="primary">
        {isFurther && <input type="hidden" name="isFurther" value="yes" />}
        <TextArea
          {...field}
          ref={text}
          defaultValue={defaultValue}
          label={answerField.label}
          required
          max={answerField.max}
          rows={10}
          hint={`${inquiry.name}様に、メールで届きます。宛名、受付番号、お問い合わせの内容は自動で入ります。送ったあとは変更できません。`}
        />
      </IntentForm>
    </>
  )
}
