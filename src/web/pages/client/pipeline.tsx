import { useState } from 'react'
import { redirect } from 'react-router'
import { stagePageSize, tablePageSize } from '#domain/scout-invitation/pipeline/rules.ts'
import { searchWords } from '#domain/scout-invitation/thread/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { isUuid } from '#ground/uuid.ts'
import { actOnClient, actOnServer, notFound, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { orNull } from '#web/carry/or-null.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { Pages } from '#web/parts/page/pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { BulkBar } from '#web/ui/tables/bulk-bar.tsx'
import type { Route } from './+types/pipeline'
import { useCanWrite } from './parts/can-write.ts'
import { actOnPipeline } from './pipeline/act.ts'
import { Bar } from './pipeline/bar.tsx'
import { Board } from './pipeline/board.tsx'
import { StageItems } from './pipeline/move-menu.tsx'
import { afterMoves } from './pipeline/moves.ts'
import styles from './pipeline/pipeline.module.css'
import { PipelineStudentFields } from './pipeline/student-fields.ts'
import { StudentsTable } from './pipeline/students-table.tsx'
import { useMoving } from './pipeline/use-moving.ts'

const PipelinePage = graphql(`
  query PipelinePage($jobId: ID!, $text: String!, $onBoard: Int!, $stage: String, $inTable: Int!, $offset: Int!) {
    pipelineJobs {
      id
      title
      studentCount
    }
    pipeline(jobId: $jobId, text: $text) {
      job {
        id
        title
      }
      studentCount
      stages {
        key
        kind
        label
        isPlaceable
        studentCount
        students(first: $onBoard) {
          ...PipelineStudentFields
        }
      }
      students(stage: $stage, first: $inTable, offset: $offset) {
        ...PipelineStudentFields
      }
    }
  }
`)

async function load(ask: Ask, { url, params }: Pick<ClientArgs, 'url' | 'params'>) {
  const { jobId = '' } = params
  const search = url.searchParams
  // Without scripts the choice of a job is a form.
  const chosen = search.get('job')
  if (chosen && chosen !== jobId) {
    if (!isUuid(chosen)) throw notFound()
    throw redirect(clientUrls.pipeline(chosen))
  }
  const view = search.get('view') ?? 'board'
  if (view !== 'board' && view !== 'table') throw notFound()
  const text = searchWords(search.get('text'))
  const stage = search.get('stage') || null
  const page = readPageNumber(search.get('page') ?? undefined)
  const isTable = view === 'table'
  const { pipeline, pipelineJobs } = await ask(PipelinePage, {
    jobId,
    text,
    stage,
    onBoard: isTable ? 0 : stagePageSize,
    inTable: isTable ? tablePageSize : 0,
    offset: (page - 1) * tablePageSize,
  })
  const total = stage ? (pipeline.stages.find(({ key }) => key === stage)?.studentCount ?? 0) : pipeline.studentCount
  const hrefOf = (to: number) => clientUrls.pipeline(jobId, { view: 'table', text: text || null, stage, page: to })
  const pageCount = countPages({ page, total, size: tablePageSize }, hrefOf)
  return { pipeline, jobs: pipelineJobs, view, text, stage, page, pageCount } as const
}
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))
export const action = actOnServer(actOnPipeline)
export const clientAction = actOnClient(actOnPipeline)

const title = '選考の段階'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function PipelineOfJob({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={title}>
        スカウトを承認した学生が、いまどの段階にいるかを示します。日程・出欠・結果・内定承諾は、記録に合わせて自動で移ります。
      </PageHead>
      {loaderData ? <Pipeline key={loaderData.pipeline.job.id} {...loaderData} /> : <LoadFailed />}
    </Page>
  )
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

function Pipeline({ pipeline, jobs, view, text, stage, page, pageCount }: Loaded) {
  const { job } = pipeline
  const [ticked, setTicked] = useState<readonly string[]>([])
  const { move, coming } = useMoving(job.id, pipeline.stages)
  const onMove = useCanWrite() ? move : undefined
  const asComing = (one: FragmentType<typeof PipelineStudentFields>) =>
    afterMoves(readFragment(PipelineStudentFields, one), coming)
  const inTable = pipeline.students.map(asComing)
  const onBoard = pipeline.stages.flatMap(({ students }) => students.map(asComing))
  const stages = pipeline.stages.map((one) => ({
    ...one,
    students: onBoard.filter(({ stage: key }) => key === one.key),
  }))
  const chosen = [...onBoard, ...inTable].filter(({ scoutInvitationId: id }) => ticked.includes(id))
  const hrefOfStage = (key: string | null, to: string = view) =>
    clientUrls.pipeline(job.id, { view: to === 'board' ? null : to, text: text || null, stage: key })
  const current = stage ?? stages.find(({ studentCount }) => studentCount > 0)?.key ?? 'ACCEPTED'
  return (
    <>
      <Bar jobs={jobs} job={job} view={view} text={text} />
      <LinkTabs label="段階" className={view === 'board' ? styles.oneStage : styles.stages}>
        {view === 'table' && (
          <LinkTab to={hrefOfStage(null)} isCurrent={stage === null}>
            すべて
          </LinkTab>
        )}
        {stages.map(({ key, label, studentCount }) => (
          <LinkTab key={key} to={hrefOfStage(key)} isCurrent={key === (view === 'board' ? current : stage)}>
            {label}
            {studentCount > 0 && <small>{studentCount}名</small>}
          </LinkTab>
        ))}
      </LinkTabs>
      {pipeline.studentCount === 0 ? (
        <EmptyState title={text ? '見つかりませんでした' : '承認した学生は、まだいません'}>
          {text
            ? '名前を短くするか、読み仮名でさがしてください。'
            : '学生がこの募集のスカウトを承認すると、ここに並びます。'}
        </EmptyState>
      ) : view === 'board' ? (
        <Board
          stages={stages}
          current={current}
          ticked={ticked}
          onTick={setTicked}
          onMove={onMove}
          hrefOfStage={(key) => hrefOfStage(key, 'table')}
        />
      ) : (
        <>
          <StudentsTable students={inTable} stages={stages} ticked={ticked} onTick={setTicked} onMove={onMove} />
          <Pages
            page={page}
            pageCount={pageCount}
            hrefOf={(to) => clientUrls.pipeline(job.id, { view, text: text || null, stage, page: to })}
          />
        </>
      )}
      {onMove && view === 'board' && (
        <p className="note-12 wide-only">
          <kbd>J</kbd>
          <kbd>K</kbd>で移動、<kbd>X</kbd>で選択、<kbd>[</kbd>
          <kbd>]</kbd>で前後の段階に移します
        </p>
      )}
      <BulkBar
        label="選択した学生"
        count={chosen.length}
        text={`${chosen.length}名の学生が選択されています。`}
        onClear={() => setTicked([])}
        actions={
          onMove && (
            <Menu label="移す段階" trigger="段階を移す" triggerClass={buttonClass({ kind: 'night' })}>
              <StageItems
                students={chosen}
                stages={stages}
                onMove={(students, target) => {
                  onMove(students, target)
                  setTicked([])
                }}
              />
            </Menu>
          )
        }
      />
    </>
  )
}
