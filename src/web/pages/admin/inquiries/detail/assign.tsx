import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { SelectField } from '#web/ui/fields/select.tsx'
import { IntentForm, useIntentForm, type IntentAnswer } from '../../parts/intent-form.tsx'

const InquiryAssignment = graphql(`
  fragment InquiryAssignment on Inquiry {
    id
    assignedTo {
      id
      familyName
      givenName
      status
    }
  }
`)
const OperatorChoice = graphql(`
  fragment OperatorChoice on Query {
    adminAccounts {
      id
      familyName
      givenName
      status
      role
    }
  }
`)

type AssignFormProps = {
  inquiry: FragmentType<typeof InquiryAssignment>
  operators: FragmentType<typeof OperatorChoice>
  viewerId: string
  answer: IntentAnswer
}

const noCheck = () => []

export function AssignForm({ inquiry, operators, viewerId, answer }: AssignFormProps) {
  const { id, assignedTo } = readFragment(InquiryAssignment, inquiry)
  const { adminAccounts } = readFragment(OperatorChoice, operators)
  const form = useIntentForm({ intent: 'assign', id, labels: { adminAccountId: '担当者' }, check: noCheck, answer })
  const able = adminAccounts.filter(
    (one) => (one.status === 'ACTIVE' && one.role !== 'READ_ONLY') || one.id === assignedTo?.id,
  )
  const { defaultValue = assignedTo?.id ?? '', ...field } = form.field('adminAccountId')
  return (
    <IntentForm form={form} send="担当者を変更" turn={assignedTo?.id ?? 'nobody'}>
      <SelectField
        {...field}
        defaultValue={defaultValue}
        label="担当者"
        emptyLabel="決まっていない"
        options={able.map((one) => ({
          value: one.id,
          label: `${one.familyName} ${one.givenName}${one.id === viewerId ? '（あなた）' : ''}`,
        }))}
      />
    </IntentForm>
  )
}
