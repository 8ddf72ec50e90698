import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { weekOf } from '#ground/time/month.ts'
import { monthDay, yearAndMonth } from '#ground/tokyo-time.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { PlanLock } from '#web/parts/plan-lock.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Count } from '#web/ui/marks/count.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { segmentClass, segmentsClass } from '#web/ui/segments.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Tooltip, type TooltipTrigger } from '#web/ui/overlays/tooltip.tsx'
import { useWidePointer } from '#web/ui/browser/wide-pointer.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { views, type Address, type View } from './address.ts'
import { turned } from './keys.ts'
import styles from './events.module.css'

const viewNames: Record<View, string> = { month: '月', week: '週', list: '一覧' }

type ToolbarProps = {
  address: Address
  today: string
  jobs: readonly { id: string; title: string }[]
  companyUsers: readonly { id: string; familyName: string; givenName: string }[]
  ownId: string
  requestCount: number
  hasPlan: boolean
}

export function Toolbar({ address, today, jobs, companyUsers, ownId, requestCount, hasPlan }: ToolbarProps) {
  const canWrite = useCanWrite()
  const navigate = useNavigate()
  const unit = address.view === 'week' ? '週' : '月'
  const show = (only: { job: string } | { staff: string }) =>
    void navigate(clientUrls.calendar({ ...address, ...only }), { preventScrollReset: true })
  return (
    <header className={styles.toolbar}>
      <h1>予定</h1>
      <div className={styles.period}>
        <WithKey name="←">
          {(hint) => (
            <ButtonLink
              {...hint}
              kind="quiet"
              icon
              to={clientUrls.calendar({ ...address, date: turned(address, -1) })}
              aria-label={`前の${unit}`}
              aria-keyshortcuts="ArrowLeft"
              preventScrollReset
            >
              <Icon name="chevron-left" />
            </ButtonLink>
          )}
        </WithKey>
        <h2 aria-live="polite">
          <Phrases>{periodName(address)}</Phrases>
        </h2>
        <WithKey name="→">
          {(hint) => (
            <ButtonLink
              {...hint}
              kind="quiet"
              icon
              to={clientUrls.calendar({ ...address, date: turned(address, 1) })}
              aria-label={`次の${unit}`}
              aria-keyshortcuts="ArrowRight"
              preventScrollReset
            >
              <Icon name="chevron-right" />
            </ButtonLink>
          )}
        </WithKey>
        <WithKey name="T">
          {(hint) => (
            <ButtonLink
              {...hint}
              kind="secondary"
              to={clientUrls.calendar({ ...address, date: today })}
              aria-keyshortcuts="T"
              preventScrollReset
            >
              今日
            </ButtonLink>
          )}
        </WithKey>
      </div>
      {address.view === null ? (
        <>
          <ViewLinks address={address} current="month" className="wide-only" />
          <ViewLinks address={address} current="list" className="phone-only" />
        </>
      ) : (
        <ViewLinks address={address} current={address.view} />
      )}
      <div className={styles.tools}>
        {requestCount > 0 && (
          <a className={buttonClass({ kind: 'quiet', className: styles.wishes })} href="#requests">
            日程の希望
            <Count value={requestCount} />
          </a>
        )}
        {jobs.length > 0 && (
          <Select
            className={styles.jobSelect}
            aria-label="表示する募集"
            value={address.job ?? ''}
            emptyLabel="すべての募集"
            options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(event) => show({ job: event.target.value })}
          />
        )}
        {companyUsers.length > 1 && (
          <Select
            className={styles.staffSelect}
            aria-label="表示する担当者"
            value={address.staff ?? ''}
            emptyLabel="すべての担当者"
            options={companyUsers.map(({ id, familyName, givenName }) => ({
              value: id,
              label: id === ownId ? '自分' : `${familyName} ${givenName}`,
            }))}
            onChange={(event) => show({ staff: event.target.value })}
          />
        )}
        {canWrite && hasPlan && (
          <WithKey name="N">
            {(hint) => (
              <ButtonLink
                {...hint}
                to={clientUrls.calendar({ ...address, panel: 'new' })}
                aria-keyshortcuts="N"
                preventScrollReset
              >
                <Icon name="plus" />
                予定を作成
              </ButtonLink>
            )}
          </WithKey>
        )}
        {canWrite && !hasPlan && (
          <PlanLock id="plan-lock" className={styles.lock}>
            予定を作成
          </PlanLock>
        )}
      </div>
    </header>
  )
}

type WithKeyProps = { name: string; children: (hint: Partial<TooltipTrigger>) => ReactNode }

/** Names the key of a button in a tooltip, on wide screens with a mouse. */
function WithKey({ name, children }: WithKeyProps) {
  const hasKeys = useWidePointer()
  return <Tooltip text={`${name} キーでも操作できます`}>{(hint) => children(hasKeys ? hint : {})}</Tooltip>
}

function ViewLinks({ address, current, className }: { address: Address; current: View; className?: string }) {
  return (
    <nav aria-label="表示の切り替え" className={segmentsClass(className)}>
      {views.map((view) => (
        <Link
          key={view}
          className={segmentClass()}
          to={clientUrls.calendar({ ...address, view })}
          aria-current={view === current ? 'true' : undefined}
          aria-keyshortcuts={view.slice(0, 1).toUpperCase()}
          preventScrollReset
        >
          {viewNames[view]}
        </Link>
      ))}
    </nav>
  )
}

function periodName({ view, date }: Address) {
  if (view !== 'week') return yearAndMonth(date)
  const days = weekOf(date)
  return (
    <>
      <span className={styles.whole}>{monthDay(days[0] ?? date)}〜</span>
      <wbr />
      <span className={styles.whole}>{monthDay(days.at(-1) ?? date)}</span>
    </>
  )
}
