import { Form } from 'react-router'
import { acceptedOnLabel, answerBusinessDays } from '#domain/scout-invitation/offer-report/rules.ts'
import { tokyoDate } from '#ground/tokyo-time.ts'
import { DateField } from '#web/parts/forms/date-field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { PagePart } from '#web/parts/page/page.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { checkForm, scoutLabel } from './act.ts'

const labels = { scoutInvitationId: scoutLabel, acceptedOn: acceptedOnLabel }

type ReportFormProps = {
  scouts: readonly { id: string; companyName: string; jobTitle: string; sentOn: string }[]
  formKey: string
  answer: FormAnswer | undefined
}

export function ReportForm({ scouts, formKey, answer }: ReportFormProps) {
  const form = useForm({ labels, check: (sent) => checkForm(sent, scouts), answer })
  const { field } = form
  const year = Number(tokyoDate(useNow()).year)
  return (
    <PagePart id="report" title="報告する">
      <Card>
        <Form {...form.props} className="stack-6">
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <SelectField
            {...field('scoutInvitationId')}
            label={scoutLabel}
            required
            hint="スカウトを承認した企業から選びます"
            emptyLabel="選択してください"
            options={scouts.map(({ id, companyName, jobTitle }) => ({
              value: id,
              label: `${companyName}　${jobTitle}`,
            }))}
          />
          <DateField field={field} path="acceptedOn" label={acceptedOnLabel} required years={[year, year - 1]} />
          <p className="note-14">
            選んだ企業に、氏名と承諾した日を伝えて確認を依頼します。企業から{answerBusinessDays}
            営業日以内に返答がないときは、報告のとおりとして扱います。
          </p>
          <FormEnd form={form} send="報告する" />
        </Form>
      </Card>
    </PagePart>
  )
}
