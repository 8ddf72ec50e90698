import { Outlet } from 'react-router'
import { SidePages } from '#web/parts/shell/side-pages.tsx'
import { settingsGroups } from './layout/pages.ts'

/** The pages of a company's settings beside one another's links. */
export default function SettingsLayout() {
  return (
    <SidePages label="設定" groups={settingsGroups}>
      <Outlet />
    </SidePages>
  )
}
