import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PlanPreview, type Preview } from './plan-preview.tsx'

type AdministratorsOnlyProps = {
  title: string
  lead?: string
  /** The preview of a page outside of the plan. */
  preview?: Preview | null
}

/** A page that only ADMINs may use, as the others see it. */
export function AdministratorsOnly({ title, lead, preview }: AdministratorsOnlyProps) {
  return (
    <>
      <SidePageHead title={title} lead={lead} />
      {preview ? (
        <PlanPreview preview={preview} canAdminister={false} />
      ) : (
        <Notice kind="info">
          このページは管理者だけが利用できます。必要なときは、会社の管理者に依頼してください。
        </Notice>
      )}
    </>
  )
}
