import { useState } from 'react'
import { useFetcher, useNavigation, useSearchParams } from 'react-router'
import { notFound, onClient, onServer, actOnClient, actOnServer, type Ask } from '#web/carry/ask.ts'
import type { JobListPageQuery } from '#web/generated/graphql.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { orNull } from '#web/carry/or-null.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { SearchForm } from '#web/parts/forms/search-form.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Count } from '#web/ui/marks/count.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { figureCellClass, Table } from '#web/ui/tables/table.tsx'
import { messages } from '#web/texts/messages.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { useRowFocus } from '#web/ui/browser/row-focus.ts'
import { Content } from '#web/ui/content.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Route } from './+types/list'
import { AskToArchive } from './list/ask-to-archive.tsx'
import { actOnJob, type JobIntent } from './list/act.ts'
import { JobRow, JobRowFields, type Job } from './list/row.tsx'
import { StudentsOfOneJob } from './list/students.tsx'
import { jobOf, loadStudents } from './list/students-load.ts'
import styles from './list/list.module.css'

const JobList = graphql(`
  query JobListPage($isArchived: Boolean!, $keyword: String) {
    active: jobDescriptions(isArchived: false, first: 0) {
      totalCount
    }
    archived: jobDescriptions(isArchived: true, first: 0) {
      totalCount
    }
    jobDescriptions(isArchived: $isArchived, keyword: $keyword) {
      edges {
        node {
          ...JobRowFields
        }
      }
    }
  }
`)

const tabs = { active: '公開中・下書き', archived: 'アーカイブ' } as const
type Status = keyof typeof tabs

const statusOf = (text: string | undefined): Status => {
  if (text === 'active' || text === 'archived') return text
  throw notFound()
}

/** A part of a title; '' for all jobs. */
const keywordOf = (url: URL) => url.searchParams.get('keyword')?.trim() ?? ''

const load = async (ask: Ask, { params, url }: { params: { status?: string | undefined }; url: URL }) => {
  const isArchived = statusOf(params.status) === 'archived'
  const jobId = jobOf(url.searchParams)
  return jobId === null
    ? { list: await ask(JobList, { isArchived, keyword: keywordOf(url) || null }), students: null }
    : { list: null, students: await loadStudents(ask, jobId, url.searchParams) }
}
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))
export const action = actOnServer(actOnJob)
export const clientAction = actOnClient(actOnJob)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titleOf(loaderData?.students ? `${loaderData.students.answer.jobDescription.title}の学生` : '募集', matches)

export default function JobListPage({ loaderData, params }: Route.ComponentProps) {
  if (loaderData?.students) return <StudentsOfOneJob {...loaderData.students} />
  return <Jobs list={loaderData?.list ?? null} status={statusOf(params.status)} />
}

const titleId = 'jobs-title'
// Below this number the whole list is seen at a glance.
const searchedFrom = 10

function Jobs({ list, status }: { list: JobListPageQuery | null; status: Status }) {
  const [search] = useSearchParams()
  const keyword = search.get('keyword')?.trim() ?? ''
  const canWrite = useCanWrite()
  return (
    <Content width="xlarge" className={styles.page}>
      <header className={styles.head}>
        <h1 id={titleId} tabIndex={-1}>
          募集
        </h1>
        <div className="row-2">
          <ButtonLink kind="secondary" to={clientUrls.experiments()}>
            文面の比較
          </ButtonLink>
          {canWrite && (
            <ButtonLink to={clientUrls.jobCreate()}>
              <Icon name="plus" />
              募集を作成
            </ButtonLink>
          )}
        </div>
      </header>
      <LinkTabs label="募集の状態">
        {(Object.keys(tabs) as Status[]).map((key) => (
          <LinkTab key={key} to={clientUrls.jobs(key, keyword)} isCurrent={key === status}>
            {tabs[key]}
            {list && <Count value={list[key].totalCount} quiet max={9999} />}
          </LinkTab>
        ))}
      </LinkTabs>
      {list ? <Listed list={list} status={status} keyword={keyword} /> : <LoadFailed />}
    </Content>
  )
}

type ListedProps = { list: JobListPageQuery; status: Status; keyword: string }

function Listed({ list, status, keyword }: ListedProps) {
  const isMoving = useNavigation().state === 'loading'
  const jobs = readFragment(
    JobRowFields,
    list.jobDescriptions.edges.map(({ node }) => node),
  )
  const { act, actedId, isBusy, refused } = useJobActs()
  const rowFocus = useRowFocus(titleId)
  const [toDelete, setToDelete] = useState<Job | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const [toArchive, setToArchive] = useState<Job | null>(null)
  const [isArchiving, setArchiving] = useState(false)
  const archive = (job: Job) => {
    if (job.totalScheduled === 0) return act('archive', job.id)
    setToArchive(job)
    setArchiving(true)
  }
  const askToDelete = (job: Job) => {
    setToDelete(job)
    setDeleting(true)
  }
  return (
    <>
      {(list[status].totalCount >= searchedFrom || keyword !== '') && <TitleSearch keyword={keyword} />}
      <div aria-busy={isMoving} className={isMoving ? styles.dim : undefined}>
        {jobs.length === 0 && <NoJobs status={status} keyword={keyword} />}
        {jobs.length > 0 && (
          <Table label={`募集の一覧（${tabs[status]}）`} className={styles.table} cards>
            <thead>
              <tr>
                <th scope="col">タイトル</th>
                {['送信', '返信待ち', '承認', '採用'].map((name) => (
                  <th key={name} scope="col" className={figureCellClass}>
                    {name}
                  </th>
                ))}
                <th scope="col">最終更新</th>
                <th scope="col">
                  <span className="visually-hidden">操作</span>
                </th>
              </tr>
            </thead>
            <tbody {...rowFocus}>
              {jobs.map((job) => (
                <JobRow
                  key={job.id}
                  job={job}
                  isBusy={isBusy && actedId === job.id}
                  refused={actedId === job.id ? refused : undefined}
                  onAct={(intent) => (intent === 'archive' ? archive(job) : act(intent, job.id))}
                  onDelete={() => askToDelete(job)}
                />
              ))}
            </tbody>
          </Table>
        )}
        {jobs.some((job) => job.totalSent > 0) && (
          <p className="note-13">
            送信・返信待ち・承認・採用は、いま表示できる学生の人数です。送信予約を含み、同じ学生への再送は1名に数えます。退会した学生などは含みません。
          </p>
        )}
      </div>
      <AskToArchive job={toArchive} open={isArchiving} onClose={() => setArchiving(false)} />
      {toDelete && (
        <ConfirmAct
          key={toDelete.id}
          open={isDeleting}
          onClose={() => setDeleting(false)}
          title="募集を削除"
          fields={{ intent: 'delete', id: toDelete.id }}
          verb="削除する"
        >
          <p>
            <Phrases>以下の募集を削除しますか？　この操作は元に戻せません。</Phrases>
          </p>
          <p className={styles.subject}>{toDelete.title}</p>
        </ConfirmAct>
      )}
    </>
  )
}

/** Sends one act at a time. After archiving, the banner offers to undo the act. */
function useJobActs() {
  const fetcher = useFetcher<Answer>()
  const [actedId, setActedId] = useState('')
  const act = (intent: JobIntent, id: string) => {
    setActedId(id)
    const form = { intent, id, idempotencyKey: crypto.randomUUID() }
    void fetcher.submit(form, { method: 'post', action: clientUrls.jobs() })
  }
  useSuccessMessage(fetcher.data, ({ done }) =>
    done === 'scoutArchived' ? { label: messages.undo, onPress: () => act('unarchive', actedId) } : undefined,
  )
  return { act, actedId, isBusy: isOnItsWay(fetcher), refused: refusedOf(fetcher.data) }
}

function TitleSearch({ keyword }: { keyword: string }) {
  return (
    <SearchForm
      address={keyword}
      className={styles.search}
      button={
        <Button type="submit" kind="secondary">
          さがす
        </Button>
      }
    >
      <SearchField label="募集のタイトルでさがす" name="keyword" defaultValue={keyword} shortcut="/" />
    </SearchForm>
  )
}

function NoJobs({ status, keyword }: { status: Status; keyword: string }) {
  if (keyword !== '')
    return (
      <EmptyState
        title={`「${keyword}」を含む募集はありません`}
        action={
          <ButtonLink kind="secondary" to={clientUrls.jobs(status)}>
            すべての募集を見る
          </ButtonLink>
        }
      />
    )
  if (status === 'archived')
    return (
      <EmptyState title="アーカイブした募集はありません">
        募集を終えたら、アーカイブにしまえます。送信済みのスカウトには、引き続き学生が回答できます。
      </EmptyState>
    )
  return (
    <EmptyState title="募集はまだありません">
      募集を公開すると、学生にスカウトを送れます。書きかけの募集は下書きに残ります。
    </EmptyState>
  )
}
