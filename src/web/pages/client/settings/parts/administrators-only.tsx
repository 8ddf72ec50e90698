import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** A page that only ADMINs may use, as the others see it. */
export function AdministratorsOnly({ title }: { title: string }) {
  return (
    <>
      <SidePageHead title={title} />
      <Notice kind="info">この設定は管理者だけが変更できます。必要なときは、会社の管理者に依頼してください。</Notice>
    </>
  )
}
