import { useState } from 'react'
import { Form, useFetcher, useSearchParams } from 'react-router'
import { contactBusinessDays } from '#domain/scout-invitation/rules.ts'
import { searchWords } from '#domain/scout-invitation/thread/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { messages } from '#web/texts/messages.ts'
import { formText } from '#web/carry/form-text.ts'
import { formOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { useHeard } from '#web/parts/answers/heard.ts'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { orNull } from '#web/carry/or-null.ts'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { Pages } from '#web/parts/page/pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { ThreadSearch } from '#web/parts/thread/thread-search.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { Button } from '#web/ui/button.tsx'
import { Count } from '#web/ui/marks/count.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import type { Route } from './+types/accepted-students'
import { actOnContact, type ContactAnswer, type ContactIntent } from './accepted-students/act.ts'
import { RecordHire, type Hiring } from './accepted-students/record-hire.tsx'
import { AcceptedStudent } from './accepted-students/student.tsx'
import { useCanWrite } from './parts/can-write.ts'
import { RowList } from './parts/row-list.tsx'
import styles from './accepted-students/accepted-students.module.css'

const AcceptedStudentsPage = graphql(`
  query AcceptedStudentsPage($isContacted: Boolean!, $text: String!, $first: Int!, $offset: Int!) {
    viewer {
      ... on CompanyViewer {
        __typename
        id
      }
    }
    acceptedStudents(isContacted: $isContacted, text: $text, first: $first, offset: $offset) {
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
const addressOf = (isContacted: boolean, text: string, page = 1) =>
  clientUrls.acceptedStudents({
    contacted: isContacted ? 'yes' : null,
    text: text || null,
    page: page > 1 ? page : null,
  })

async function load(ask: Ask, { url }: Pick<ClientArgs, 'url'>) {
  const page = readPageNumber(url.searchParams.get('page') ?? undefined)
  const isContacted = isOfContacted(url.searchParams)
  const text = searchWords(url.searchParams.get('text'))
  const variables = { isContacted, text, first: pageSize, offset: (page - 1) * pageSize }
  const { viewer, acceptedStudents: students, waiting } = await ask(AcceptedStudentsPage, variables)
  const viewerId = viewer?.__typename === 'CompanyViewer' ? viewer.id : ''
  const pageCount = countPages({ page, total: students.totalCount, size: pageSize }, (last) =>
    addressOf(isContacted, text, last),
  )
  return { viewerId, found: students, waiting: waiting.totalCount, isContacted, text, page, pageCount }
}
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))
export const action = actOnServer(actOnContact)
export const clientAction = actOnClient(actOnContact)

const title = '承認した学生への連絡'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

const isOfContacted = (search: URLSearchParams) => search.get('contacted') === 'yes'

export default function AcceptedStudents({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const isContacted = isOfContacted(search)
  const text = searchWords(search.get('text'))
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
      <div className={styles.search}>
        <ThreadSearch text={text} label="名前でさがす" fields={{ contacted: isContacted ? 'yes' : '' }} />
      </div>
      <LinkTabs label="連絡の状態" className={styles.tabs}>
        <LinkTab to={addressOf(false, text)} isCurrent={!isContacted}>
          未連絡
          {loaderData && loaderData.waiting > 0 && <Count value={loaderData.waiting} />}
        </LinkTab>
        <LinkTab to={addressOf(true, text)} isCurrent={isContacted}>
          対応済み
        </LinkTab>
      </LinkTabs>
      <ErrorNotice message={refused?.message} />
      {loaderData ? (
        <Students {...loaderData} onPress={canWrite ? press : undefined} busyId={busyId} />
      ) : (
        <LoadFailed />
      )}
    </Page>
  )
}

type StudentsProps = NonNullable<Route.ComponentProps['loaderData']> & {
  onPress: ReturnType<typeof useContacting>['press'] | undefined
  busyId: string | null
}

function Students({ viewerId, found, isContacted, text, page, pageCount, onPress, busyId }: StudentsProps) {
  const [hiring, setHiring] = useState<Hiring | null>(null)
  const canChoose = onPress !== undefined && found.nodes.length > 1
  return (
    <>
      {found.nodes.length === 0 && text !== '' ? (
        <EmptyState title="見つかりませんでした">
          名前を短くするか、読み仮名でさがしてください。「未連絡」と「対応済み」の両方をお確かめください。
        </EmptyState>
      ) : found.nodes.length === 0 ? (
        <EmptyState title={isContacted ? '対応した学生は、まだいません' : '連絡を待っている学生はいません'}>
          {isContacted
            ? '連絡した学生、日程を選んでいる学生、結果を伝えた学生が並びます。'
            : '学生がスカウトを承認すると、氏名と連絡先がここに並びます。'}
        </EmptyState>
      ) : (
        <Form method="get" action={clientUrls.outcomes({ to: [] })} className="stack-5">
          <RowList>
            {found.nodes.map((student) => (
              <AcceptedStudent
                key={student.scoutInvitationId}
                accepted={student}
                onPress={onPress}
                onHire={onPress && isContacted ? setHiring : undefined}
                canChoose={canChoose}
                viewerId={viewerId}
                isBusy={busyId === student.scoutInvitationId}
              />
            ))}
          </RowList>
          {canChoose && (
            <Button type="submit" kind="secondary">
              選んだ学生に結果を伝える
            </Button>
          )}
        </Form>
      )}
      <RecordHire hiring={hiring} onClose={() => setHiring(null)} />
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => addressOf(isContacted, text, to)} />
    </>
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
  const refused = refusedOf(fetcher.data)
  const form = formOnItsWay(fetcher)
  return { press, busyId: form ? formText(form, 'id') : null, refused }
}
