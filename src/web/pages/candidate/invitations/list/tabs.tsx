import { Link } from 'react-router'
import type { InvitationListPageQuery } from '#web/generated/graphql.ts'
import { Count } from '#web/ui/count.tsx'
import { tabClass, tabsClass } from '#web/ui/tabs.tsx'
import { invitationStatuses, urls, type InvitationStatus } from '#ground/urls.ts'
import styles from '../list.module.css'
import { tabs } from './statuses.ts'

type Counts = InvitationListPageQuery['scoutInvitationCounts']

/** The tabs of the list; without counts when the list could not be loaded. */
export function ScoutTabs({ status, counts }: { status: InvitationStatus; counts: Counts | null }) {
  return (
    <nav className={tabsClass(styles.tabs)} aria-label="スカウトの状態">
      {invitationStatuses.map((one) => (
        <Link
          key={one}
          ref={one === status ? showTab : undefined}
          className={tabClass()}
          to={urls.candidate.invitations(one)}
          aria-current={one === status ? 'page' : undefined}
        >
          {tabs[one].label}
          {counts !== null && counts[tabs[one].count] > 0 && (
            <Count value={countOf(counts, one)} quiet={toDo(counts, one) === 0} />
          )}
        </Link>
      ))}
    </nav>
  )
}

// Scrolls the current tab to the middle: on phones the tabs are wider than the screen, and its neighbours show beside it.
const showTab = (tab: HTMLElement | null) => {
  void tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** Scouts in the tab for which the student has something to do. */
const toDo = (counts: Counts, status: InvitationStatus) =>
  status === 'pending' ? counts.toAnswer : status === 'pending-schedule' ? counts.toSchedule : 0
const countOf = (counts: Counts, status: InvitationStatus) => toDo(counts, status) || counts[tabs[status].count]
