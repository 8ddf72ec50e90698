import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import type { FormAnswer } from '#web/parts/forms/use-form.ts'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { nameOf } from '#web/parts/students/disclosed.ts'
import { schoolOf } from '#web/parts/students/student-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { EvaluationList } from '../parts/evaluation/evaluation-list.tsx'
import { useCanWrite } from '../parts/can-write.ts'
import { RowList } from '../parts/row-list.tsx'
import type { Route } from './+types/notes'
import { actOnNotes } from './notes/act.ts'
import { NoteForm } from './notes/note-form.tsx'
import { Note, NoteFields } from './notes/note.tsx'
import styles from './notes/notes.module.css'

const CandidateNotesPage = graphql(`
  query CandidateNotesPage($id: ID!) {
    viewer {
      ... on CompanyViewer {
        __typename
        id
      }
    }
    noteReaders {
      id
      familyName
      givenName
    }
    notedCandidate(id: $id) {
      id
      schoolName
      departmentName
      isFairHidden
      ... on DisclosedSearchCandidate {
        familyName
        givenName
      }
      scoutInvitations {
        job {
          id
          title
        }
      }
      notes {
        id
        ...Note
      }
      evaluations {
        id
        ...EvaluationFields
      }
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

async function load(ask: Ask, { params, url }: Args) {
  const { viewer, noteReaders, notedCandidate: student } = await ask(CandidateNotesPage, { id: params.candidateId })
  const viewerId = viewer?.__typename === 'CompanyViewer' ? viewer.id : ''
  return {
    student,
    colleagues: noteReaders.filter(({ id }) => id !== viewerId),
    editedId: url.searchParams.get('edit'),
  }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnNotes)
export const clientAction = actOnClient(actOnNotes)

const calledOf = (student: Parameters<typeof schoolOf>[0]) => {
  const name = nameOf(student)
  return name === null ? `${schoolOf(student)}の学生` : `${name}さん`
}
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData ? `${calledOf(loaderData.student)}のノート` : 'ノート', matches)

/** The text of a note that was deleted elsewhere can be written as another one. */
const asNew = (answer: FormAnswer | undefined) => answer && { ...answer, values: { ...answer.values, intent: ['add'] } }

export default function CandidateNotes({ loaderData, actionData }: Route.ComponentProps) {
  const { student, colleagues, editedId } = loaderData
  const canWrite = useCanWrite()
  const jobs = [...new Map(student.scoutInvitations.map(({ job }) => [job.id, job])).values()]
  const answer: FormAnswer | undefined = actionData && 'refused' in actionData ? actionData : undefined
  const isGone = editedId !== null && !student.notes.some(({ id }) => id === editedId)
  const answerOf = (id: string) => (answer?.values?.['id']?.[0] === id ? answer : undefined)
  return (
    <Page>
      <PageHead title={`${calledOf(student)}のノート`}>
        社内だけで読むノートです。だれが、いつ書いたかが残ります。全員で書き換える1枚の要約は、
        <Link className={linkClass()} to={clientUrls.candidate(student.id)}>
          プロフィールの社内メモ
        </Link>
        に書きます。
      </PageHead>
      {canWrite && (!editedId || isGone) && (
        <section className={styles.section} aria-label="ノートを書く">
          <NoteForm
            key={student.notes[0]?.id}
            candidateId={student.id}
            colleagues={colleagues}
            jobs={jobs}
            answer={isGone ? asNew(answer) : answer?.values?.['intent']?.[0] === 'add' ? answer : undefined}
          />
        </section>
      )}
      <section className={styles.section} aria-label="これまでのノート">
        {student.notes.length === 0 ? (
          <EmptyState title="ノートは、まだありません">面談で聞いたことや、同僚への相談を書き残せます。</EmptyState>
        ) : (
          <RowList>
            {student.notes.map((note) => {
              const fields = readFragment(NoteFields, note)
              return (
                <Note key={note.id} note={note} canWrite={canWrite}>
                  {note.id === editedId && fields.canEdit && canWrite && (
                    <NoteForm
                      candidateId={student.id}
                      note={fields}
                      colleagues={colleagues}
                      jobs={jobs}
                      answer={answerOf(note.id)}
                    />
                  )}
                </Note>
              )
            })}
          </RowList>
        )}
      </section>
      {student.evaluations.length > 0 && (
        <section className={styles.section} aria-labelledby="evaluations">
          <h2 id="evaluations">面談の評価</h2>
          <EvaluationList evaluations={student.evaluations} hasMeeting />
        </section>
      )}
    </Page>
  )
}
