import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { messages } from '#web/texts/messages.ts'
import { Button, type ButtonKind } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import styles from './plan-lock.module.css'

type PlanLockTextProps = { id?: string; reason?: string; children?: ReactNode; className?: string }

/** The reason for a feature outside the plan (§6); `children` name the feature when no control is beside the text. */
export function PlanLockText({ id, reason = messages.planRestricted, children, className }: PlanLockTextProps) {
  return (
    <p id={id} className={classNames(styles.text, className)}>
      <Icon name="lock" size="small" />
      <span>
        {children && <b>{children}</b>}
        {reason}
        <PlanLink />
      </span>
    </p>
  )
}

type PlanLockProps = { id: string; kind?: ButtonKind; className?: string; children: ReactNode }

/** The button of a feature outside the plan, with a lock and the reason. The server refuses the feature as well. */
export function PlanLock({ id, kind = 'secondary', className, children }: PlanLockProps) {
  return (
    <div className={classNames(styles.lock, className)}>
      <Button kind={kind} aria-disabled="true" aria-describedby={id}>
        <Icon name="lock" size="small" />
        {children}
      </Button>
      <p>
        <span id={id}>{messages.planRestricted}</span>
        <PlanLink />
      </p>
    </div>
  )
}

const PlanLink = () => (
  <Link to={clientUrls.contract()} className={linkClass()}>
    プランを確認
  </Link>
)
