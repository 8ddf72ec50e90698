import { Outlet } from 'react-router'
import { isOpenToInterviewer } from '#domain/scout-invitation/interview/rules.ts'
import { SidePages } from '#web/parts/shell/side-pages.tsx'
import { useIsInterviewer } from '../parts/can-write.ts'
import { settingsGroups } from './layout/pages.ts'

/** The pages of a company's settings beside one another's links. */
export default function SettingsLayout() {
  const isInterviewer = useIsInterviewer()
  const groups = isInterviewer
    ? settingsGroups.map(ofInterviewer).filter(({ pages }) => pages.length > 0)
    : settingsGroups
  return (
    <SidePages label="設定" groups={groups}>
      <Outlet />
    </SidePages>
  )
}

const ofInterviewer = (group: (typeof settingsGroups)[number]) => ({
  ...group,
  pages: group.pages.filter(({ to }) => isOpenToInterviewer(to)),
})
