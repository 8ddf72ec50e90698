import { Link } from 'react-router'
import { limits } from '#domain/scout-invitation/sending/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useReadRevision } from '#web/parts/forms/read-revision.ts'
import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { schoolOf } from '#web/parts/students/student-words.ts'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AccessForm, useAccessForm } from '../../settings/parts/access-section.tsx'
import { useCanWrite } from '../../parts/can-write.ts'
import { obstacleWords } from '../../parts/scout-words.ts'
import type { Route } from './+types/letter'
import { checkLetter, letterActs, letterLabels } from './letter-act.ts'

const ScheduledScoutPage = graphql(`
  query ScheduledScoutPage($id: ID!) {
    scheduledScoutInvitation(id: $id) {
      scoutInvitationId
      scheduledFor
      subject
      message
      reason
      revision
      obstacle
      canRewrite
      companyUser {
        familyName
        givenName
      }
      job {
        title
      }
      candidate {
        id
        schoolName
        departmentName
      }
    }
  }
`)

const load = async (ask: Ask, { params }: ClientArgs) =>
  (await ask(ScheduledScoutPage, { id: params['scoutInvitationId'] ?? '' })).scheduledScoutInvitation
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnLetter = act(letterActs)
export const action = actOnServer(actOnLetter)
export const clientAction = actOnClient(actOnLetter)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('送信予約の文面', matches)

export default function ScheduledLetter({ loaderData: scout, actionData }: Route.ComponentProps) {
  const canWrite = useCanWrite()
  const sender = `${scout.companyUser.familyName} ${scout.companyUser.givenName}`
  return (
    <Page spaced>
      <PageHead title="送信予約の文面">
        <Link className={linkClass()} to={clientUrls.scheduledScouts()}>
          送信予約に戻る
        </Link>
      </PageHead>
      <Card>
        <Facts compact>
          <Fact label={scout.obstacle ? '送信の予定' : '届く日時'}>{longDateTime(scout.scheduledFor)}</Fact>
          <Fact label="学生">{schoolOf(scout.candidate)}</Fact>
          <Fact label="募集">{scout.job.title}</Fact>
          <Fact label="差出人">{sender}</Fact>
        </Facts>
      </Card>
      {scout.obstacle && <Notice kind="warning">{obstacleWords[scout.obstacle]}</Notice>}
      {canWrite && scout.canRewrite ? (
        <LetterForm scout={scout} actionData={actionData} />
      ) : (
        <>
          {canWrite && (
            <Notice>{`文面を変えられるのは、差出人の${sender}さんだけです。日時の変更と取り消しは、送信予約の一覧でできます。`}</Notice>
          )}
          <Card className="stack-3">
            <h2>{scout.subject}</h2>
            <p className="written">{scout.reason}</p>
            <p className="written">{scout.message}</p>
          </Card>
        </>
      )}
      <FormsGuard />
    </Page>
  )
}

type LetterFormProps = { scout: Route.ComponentProps['loaderData']; actionData: Route.ComponentProps['actionData'] }

function LetterForm({ scout, actionData }: LetterFormProps) {
  const form = useAccessForm('rewrite', letterLabels, checkLetter, actionData)
  const read = useReadRevision(scout.revision)
  read.renewAfter(form.answer)
  const [subject, reason, message] = [form.field('subject'), form.field('reason'), form.field('message')]
  return (
    <Card>
      <AccessForm form={form} send="保存する" leadsOn>
        <input type="hidden" name="revision" value={read.current} />
        <TextField
          {...subject}
          defaultValue={subject.defaultValue ?? scout.subject}
          label={letterLabels.subject}
          required
          autoComplete="off"
        />
        <TextArea
          {...reason}
          defaultValue={reason.defaultValue ?? scout.reason}
          label={letterLabels.reason}
          hint="引用した文を書き直すと、引用としては表示されなくなります。"
          required
          rows={6}
          max={limits.reason.max}
        />
        <TextArea
          {...message}
          defaultValue={message.defaultValue ?? scout.message}
          label={letterLabels.message}
          hint="まとめて送ったときも、変わるのはこの学生へのスカウトだけです。"
          required
          rows={10}
          min={limits.message.min}
          max={limits.message.max}
        />
      </AccessForm>
    </Card>
  )
}
