import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { requestKinds, requestStatuses } from '../contract/words.ts'
import styles from './contract-requests.module.css'

export const OwnContractRequest = graphql(`
  fragment OwnContractRequest on ContractRequest {
    id
    kind
    status
    planLabel
    wantedFrom
    message
    insertedAt
    answer
    answeredAt
  }
`)

/** The company's requests with their states and the operator's words. */
export function ContractRequests({ requests }: { requests: readonly FragmentType<typeof OwnContractRequest>[] }) {
  return (
    <ul className={styles.list}>
      {requests.map((masked) => {
        const request = readFragment(OwnContractRequest, masked)
        const { label, kind } = requestStatuses[request.status]
        return (
          <li key={request.id} className={styles.request}>
            <p className={styles.head}>
              <b>{requestKinds[request.kind]}</b>
              <Badge kind={kind}>{label}</Badge>
              <span className="quiet">{longDate(request.insertedAt)}のご依頼</span>
            </p>
            {request.planLabel && request.wantedFrom && (
              <p>
                {request.planLabel}プラン・{longDate(request.wantedFrom)}から
              </p>
            )}
            {request.message && <p className="written">{request.message}</p>}
            {request.answer && request.answeredAt && (
              <div className={styles.answer}>
                <p className="quiet">運営からの回答（{longDate(request.answeredAt)}）</p>
                <p className="written">{request.answer}</p>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
