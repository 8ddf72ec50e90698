import { Link } from 'react-router'
import { requiredConditions } from '#domain/job/condition/rules.ts'
import type { MissingJobPartCode } from '#web/generated/graphql.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import styles from './missing-parts.module.css'

type MissingPart = { code: MissingJobPartCode; label: string }

/** The control that fills in a part, on the page of its step. */
function addressOf(jobId: string, { code, label }: MissingPart) {
  switch (code) {
    case 'COMPANY':
      return clientUrls.companyFinalComplete()
    case 'TEXT':
      return `${clientUrls.jobEdit(jobId)}#contents`
    case 'TITLE':
    case 'JOB_TYPES':
      return `${clientUrls.jobEdit(jobId)}#basics`
    case 'CONDITION':
      return `${clientUrls.jobEdit(jobId)}#condition-${requiredConditions.findIndex((one) => one === label)}`
    case 'STEPS':
      return clientUrls.jobRecruitmentProcess(jobId)
    case 'COMPLETION':
    case 'MESSAGE':
      return clientUrls.jobCompletionMessage(jobId)
    case 'SCHEDULING':
    case 'DATES':
      return clientUrls.jobCompletionScheduling(jobId)
  }
}

/** 「公開に必要な項目が3件あります：職種／変更の範囲／承認後の案内」, each a link to where it is filled in. */
export function MissingParts({ jobId, parts }: { jobId: string; parts: readonly MissingPart[] }) {
  if (parts.length === 0) return null
  return (
    <Notice kind="warning">
      <p>公開に必要な項目が{parts.length}件あります</p>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={`${part.code} ${part.label}`}>
            <Link className={linkClass()} to={addressOf(jobId, part)}>
              {part.label}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
