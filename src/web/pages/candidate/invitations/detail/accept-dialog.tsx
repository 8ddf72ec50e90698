import type { FetcherWithComponents } from 'react-router'
import { disclosedAtAcceptance } from '#domain/scout-invitation/rules.ts'
import type { ComponentProps } from 'react'
import { TakenDown } from '../../parts/taken-down.tsx'
import { PromiseLine, type PromisesOfScout } from '../parts/promise-line.tsx'
import { RecordLine } from '../parts/record-line.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { AnswerDialog, type DialogProps } from './answer-dialog.tsx'
import styles from './answer-dialogs.module.css'

type AcceptDialogProps = DialogProps & {
  isScheduled: boolean
  isTakenDown: boolean
  record: ComponentProps<typeof RecordLine>['record']
  promises: PromisesOfScout
  /** For a page that is not the scout's own: what carries the answer to the scout's action. */
  fetcher?: FetcherWithComponents<unknown>
  action?: string
}

export function AcceptDialog({
  companyName,
  isScheduled,
  isTakenDown,
  record,
  promises,
  ...dialog
}: AcceptDialogProps) {
  return (
    <AnswerDialog
      {...dialog}
      intent="accept"
      title="このスカウトを承認しますか"
      verb={isScheduled ? '承認して日程を選ぶ' : '承認する'}
    >
      {isTakenDown && <TakenDown />}
      <p>
        承認すると、次の4つが<strong>{companyName}</strong>に開示されます。
      </p>
      <ul className={styles.disclosed}>
        {disclosedAtAcceptance.map((name) => (
          <li className="line-2" key={name}>
            <Icon name="check" size="small" />
            {name}
          </li>
        ))}
      </ul>
      <RecordLine record={record} />
      <PromiseLine invitation={promises} />
      <p className="quiet">この時点で選考の合否は決まりません。承認したあとでも辞退できます。</p>
    </AnswerDialog>
  )
}
