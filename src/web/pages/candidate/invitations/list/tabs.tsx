import type { InvitationListPageQuery } from '#web/generated/graphql.ts'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { Count } from '#web/ui/marks/count.tsx'
import { invitationStatuses, urls, type InvitationStatus } from '#ground/urls.ts'
import styles from '../list.module.css'
import { tabs } from './statuses.ts'

type Counts = InvitationListPageQuery['scoutInvitationCounts']

/** The tabs of the list; without counts when the list could not be loaded. */
export function ScoutTabs({ status, counts }: { status: InvitationStatus; counts: Counts | null }) {
  return (
    <LinkTabs label="スカウトの状態" className={styles.tabs}>
      {invitationStatuses.map((one) => (
        <LinkTab
          key={one}
          ref={one === status ? showTab : undefined}
          to={urls.candidate.invitations(one)}
          isCurrent={one === status}
        >
          {tabs[one].label}
          {counts !== null && counts[tabs[one].count] > 0 && (
            <Count value={countOf(counts, one)} quiet={toDo(counts, one) === 0} />
          )}
        </LinkTab>
      ))}
    </LinkTabs>
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
