import { Link, useFetcher } from 'react-router'
import { contactBusinessDays } from '#domain/scout-invitation/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask, type ClientArgs } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { messages } from '#web/messages.ts'
import { formText } from '#web/parts/form-text.ts'
import { useHeard } from '#web/parts/heard.ts'
import { Page, PageHead } from '#web/parts/page.tsx'
import { countPages, readPageNumber } from '#web/parts/page-number.ts'
import { titleOf } from '#web/parts/title.ts'
import { Count } from '#web/ui/count.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { tabClass, tabsClass } from '#web/ui/tabs.tsx'
import { useToast } from '#web/ui/toast-region.tsx'
import type { Route } from './+types/accepted-students'
import { actOnContact, type ContactAnswer, type ContactIntent } from './accepted-students/act.ts'
import { AcceptedStudent } from './accepted-students/student.tsx'
import { useCanWrite } from './parts/can-write.ts'
import styles from './accepted-students/accepted-students.module.css'

const AcceptedStudentsPage = graphql(`
  query AcceptedStudentsPage($isContacted: Boolean!, $first: Int!, $offset: Int!) {
    viewer {
      ... on CompanyViewer {
        __typename
        id
      }
    }
    acceptedStudents(isContacted: $isContacted, first: $first, offset: $offset) {
      totalCount
      nodes {
        scoutInvitationId
        ...AcceptedStudent
      }
    }
    waiting: acceptedStudents(isContacted: false, first: 0) {
      totalCount
    }
  }
`)

const pageSize = 20
const addressOf = (isContacted: boolean, page = 1) =>
  clientUrls.acceptedStudents({ contacted: isContacted ? 'yes' : null, page: page > 1 ? page : null })

async function load(ask: Ask, { url }: Pick<ClientArgs, 'url'>) {
  const page = readPageNumber(url.searchParams.get('page') ?? undefined)
  const isContacted = url.searchParams.get('contacted') === 'yes'
  const asked = { isContacted, first: pageSize, offset: (page - 1) * pageSize }
  const { viewer, acceptedStudents: found, waiting } = await ask(AcceptedStudentsPage, asked)
  const viewerId = viewer?.__typename === 'CompanyViewer' ? viewer.id : ''
  const pageCount = countPages({ page, total: found.totalCount, size: pageSize }, (last) =>
    addressOf(isContacted, last),
  )
  return { viewerId, found, waiting: waiting.totalCount, isContacted, page, pageCount }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnContact)
export const clientAction = actOnClient(actOnContact)

const title = '承認した学生への連絡'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AcceptedStudents({ loaderData }: Route.ComponentProps) {
  const { viewerId, found, waiting, isContacted, page, pageCount } = loaderData
  const canWrite = useCanWrite()
  const { press, busyId, refused } = useContacting()
  return (
    <Page>
      <PageHead title={title}>
        承認の早い順に並びます。{contactBusinessDays}
        {canWrite
          ? '営業日以内に連絡し、終わったら「連絡した」を押してください。'
          : '営業日以内の連絡が目安です。連絡の記録は、管理者か採用担当の方が付けます。'}
      </PageHead>
      <nav className={tabsClass(styles.tabs)} aria-label="連絡の状態">
        <Link className={tabClass()} to={addressOf(false)} aria-current={isContacted ? undefined : 'page'}>
          未連絡
          {waiting > 0 && <Count value={waiting} />}
        </Link>
        <Link className={tabClass()} to={addressOf(true)} aria-current={isContacted ? 'page' : undefined}>
          連絡済み
        </Link>
      </nav>
      {refused && (
        <Notice kind="error" live>
          {refused.message}
        </Notice>
      )}
      {found.nodes.length === 0 ? (
        <EmptyState title={isContacted ? '連絡した学生は、まだいません' : '連絡を待っている学生はいません'}>
          {isContacted
            ? '「連絡した」を押した学生が、担当者と日時とともに並びます。'
            : '学生がスカウトを承認すると、氏名と連絡先がここに並びます。'}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {found.nodes.map((one) => (
            <AcceptedStudent
              key={one.scoutInvitationId}
              accepted={one}
              onPress={canWrite ? press : undefined}
              viewerId={viewerId}
              isBusy={busyId === one.scoutInvitationId}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => addressOf(isContacted, to)}
        renderLink={({ href, ...link }) => <Link {...link} to={href} />}
      />
    </Page>
  )
}

/** The acts stand above the list: a contacted student leaves the list, and the way back must not leave with the row. */
function useContacting() {
  const fetcher = useFetcher<ContactAnswer>()
  const toast = useToast()
  const press = (intent: ContactIntent, id: string) => void fetcher.submit({ intent, id }, { method: 'post' })
  useHeard(fetcher.data, (answer) => {
    if ('refused' in answer) return
    const { done, id } = answer
    const wayBack =
      done === 'scoutContacted' ? { label: messages.undo, onPress: () => press('uncontacted', id) } : undefined
    toast({ text: messages.success[done], ...(wayBack && { action: wayBack }) })
  })
  const refused = fetcher.data && 'refused' in fetcher.data ? fetcher.data.refused : null
  return { press, busyId: fetcher.formData ? formText(fetcher.formData, 'id') : null, refused }
}
