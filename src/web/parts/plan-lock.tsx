import type { ReactNode } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import type { ClientLayoutQuery } from '#web/generated/graphql.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { deskText } from '#ground/words/desk.ts'
import { Button, type ButtonKind } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import styles from './plan-lock.module.css'

type PlanLockTextProps = { id?: string; reason?: string; children?: ReactNode; className?: string }

/** The reason for a feature outside the plan (§6); `children` name the feature when no control is beside the text. */
export function PlanLockText({ id, reason, children, className }: PlanLockTextProps) {
  return (
    <p id={id} className={classNames(styles.text, className)}>
      <Icon name="lock" size="small" />
      <span>
        {children && <b>{children}</b>}
        <LockText reason={reason} />
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
        <LockText id={id} />
      </p>
    </div>
  )
}

/** While the operator prepares the contract, no other plan would open the feature. */
function LockText({ id, reason = deskText.plan_restricted }: { id?: string; reason?: string }) {
  const viewer = useRouteLoaderData<() => ClientLayoutQuery>('pages/client/layout')?.viewer
  if (viewer?.__typename === 'CompanyViewer' && viewer.contract.status === 'UNDER_REVIEW')
    return <span id={id}>運営の準備が終わると使えます。</span>
  return (
    <>
      <span id={id}>{reason}</span>
      <Link to={clientUrls.contract()} className={linkClass()}>
        プランを確認
      </Link>
    </>
  )
}
