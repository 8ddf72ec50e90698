import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { maxNoticesAtOnce } from '#domain/notice/rules.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql, readFragment } from '#web/generated/admin/index.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { useSuccessMessage } from '#web/parts/answers/success-message.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { Card, CardHead } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Route } from './+types/notices'
import { OperatorsOnly } from './parts/operators-only.tsx'
import { actOnNotices } from './notices/act.ts'
import { NoticeForm } from './notices/notice-form.tsx'
import { AdminNoticeFields, NoticeTable } from './notices/notice-table.tsx'
import styles from './notices/notices.module.css'

const AdminNotices = graphql(`
  query AdminNotices {
    viewer {
      id
      role
    }
    serviceNotices {
      id
      ...AdminNoticeFields
    }
  }
`)

const load = async (ask: Ask, { url }: ClientArgs) => ({
  ...(await ask(AdminNotices)),
  edited: url.searchParams.get('notice'),
})
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnNotices)
export const clientAction = actOnClient(actOnNotices)

const title = 'お知らせ'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AdminNoticesPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  useSuccessMessage(answer)
  const { viewer, serviceNotices, edited: editedId } = loaderData
  const mayWrite = mayAct(viewer.role, 'createServiceNotice')
  const notices = serviceNotices.map((notice) => readFragment(AdminNoticeFields, notice))
  const edited = notices.find(({ id }) => id === editedId) ?? null
  return (
    <>
      <SidePageHead
        title={title}
        lead={`学生と企業の画面の上に、期間を決めて表示します。同時に表示できるのは${maxNoticesAtOnce}件までです。`}
      />
      <OperatorsOnly role={viewer.role} mutation="createServiceNotice" act="お知らせの追加と変更" />
      <div className={styles.parts}>
        {mayWrite && (
          <Card as="section" aria-labelledby="notice-form">
            <CardHead>
              <h2 id="notice-form">
                <Phrases>{edited ? 'お知らせを編集する' : '新しいお知らせ'}</Phrases>
              </h2>
            </CardHead>
            <NoticeForm key={`${edited?.id ?? 'new'}-${notices.length}`} notice={edited} answer={answer} />
          </Card>
        )}
        <Card as="section" aria-labelledby="notices">
          <CardHead>
            <h2 id="notices">
              <Phrases>これまでのお知らせ</Phrases>
            </h2>
            <p className="quiet">{notices.length}件</p>
          </CardHead>
          {notices.length > 0 ? (
            <NoticeTable notices={notices} mayWrite={mayWrite} />
          ) : (
            <EmptyState title="お知らせはまだありません" />
          )}
        </Card>
      </div>
      <FormsGuard />
    </>
  )
}
