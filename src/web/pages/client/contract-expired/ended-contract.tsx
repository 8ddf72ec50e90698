import { Form } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { longDate, tokyoDay } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import type { FormAnswer } from '#web/parts/forms/use-form.ts'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ContractRequests } from '../parts/contract-requests.tsx'
import { WishForm } from '../parts/contract-wish-form.tsx'
import { Contacts } from './contacts.tsx'
import styles from './contract-expired.module.css'

export const EndedContractFields = graphql(`
  fragment EndedContractFields on EndedContract {
    companyName
    endsOn
    ...EndedContacts
    requests {
      kind
      status
      ...OwnContractRequest
    }
  }
`)

type EndedContractProps = {
  ended: FragmentType<typeof EndedContractFields>
  formKey: string
  answer: FormAnswer | undefined
}

/** Acts still open to an ADMIN: asking for a renewal, and for the contacts. */
export function EndedContract({ ended, formKey, answer }: EndedContractProps) {
  const contract = readFragment(EndedContractFields, ended)
  const isBusy = useFormOnItsWay() !== undefined
  const today = tokyoDay(useNow())
  const isAsked = contract.requests.some(({ kind, status }) => kind === 'RENEWAL' && status === 'OPEN')
  const isAboutContacts = answer?.values?.['kind']?.[0] === 'CONTACTS'
  return (
    <>
      <Card className={styles.who}>
        <p>
          <b>{contract.companyName}</b>
          <span className="quiet">契約終了日 {longDate(contract.endsOn)}</span>
        </p>
        <Form method="post">
          <input type="hidden" name="intent" value="leave" />
          <Button kind="secondary" type="submit" busy={isBusy}>
            手続きを終える
          </Button>
        </Form>
      </Card>
      {contract.requests.length > 0 && (
        <Card as="section" aria-labelledby="asked" className={styles.card}>
          <h2 id="asked">ご依頼の状況</h2>
          <ContractRequests requests={contract.requests} />
        </Card>
      )}
      {!isAsked && (
        <Card as="section" aria-labelledby="renewal" className={styles.card}>
          <h2 id="renewal">契約の再開</h2>
          <p>再開すると、学生とのやり取りや募集など、これまでのデータをそのままお使いいただけます。</p>
          <WishForm
            kind="RENEWAL"
            intent="request"
            planKey={null}
            from={today}
            formKey={formKey}
            answer={isAboutContacts ? undefined : answer}
          />
        </Card>
      )}
      <Contacts
        ended={contract}
        requests={contract.requests}
        formKey={formKey}
        answer={isAboutContacts ? answer : undefined}
      />
    </>
  )
}
