import { mayAct } from '#domain/admin-account/role/rules.ts'
import { statusNames } from '#domain/inquiry/contact/rules.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { adminUrls } from '#ground/admin-urls.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { useSuccessMessage } from '#web/parts/answers/success-message.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { LostRefusal } from '../parts/lost-refusal.tsx'
import { NoAccess, unlessForbidden } from '../parts/no-access.tsx'
import { Notes } from '../parts/notes.tsx'
import { Section, Sections } from '../parts/section.tsx'
import type { Route } from './+types/detail'
import { actOnInquiry } from './detail/act.ts'
import { AnswerSection } from './detail/answer.tsx'
import { AssignForm } from './detail/assign.tsx'
import { CloseForm } from './detail/close.tsx'
import { FactsSection } from './detail/facts.tsx'
import { LetterSection } from './detail/letter.tsx'
import { MessageSection } from './detail/message.tsx'
import { ReportedThreadSection } from './detail/reported-thread.tsx'
import { ThreadSection } from './detail/thread.tsx'

const AdminInquiry = graphql(`
  query AdminInquiry($id: ID!) {
    viewer {
      id
      role
    }
    ...OperatorChoice
    ...TemplateChoice
    inquiry(id: $id) {
      id
      receiptNumber
      status
      notes {
        id
        body
        writer
        insertedAt
      }
      ...InquiryMessage
      ...InquiryFacts
      ...InquiryThread
      ...InquiryAnswer
      ...InquiryLetter
      ...InquiryAssignment
      ...InquiryClosing
      ...InquiryReportedThread
    }
  }
`)

/** `template` in the address puts a template into the answer, for browsers without scripts. */
const load = async (ask: Ask, { params, url }: { params: { inquiryId?: string | undefined }; url: URL }) => {
  const answer = await unlessForbidden(ask(AdminInquiry, { id: params.inquiryId ?? '' }))
  return answer && { ...answer, template: url.searchParams.get('template') }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnInquiry)
export const clientAction = actOnClient(actOnInquiry)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData?.inquiry.receiptNumber ?? 'お問い合わせ', matches)

/** The forms that a closed case has no more. */
const openForms = ['answer', 'letter', 'close']
const kinds = { OPEN: 'warning', ANSWERED: 'success', CLOSED: 'plain' } as const

export default function AdminInquiryPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  useSuccessMessage(answer)
  if (!loaderData) return <NoAccess title="お問い合わせ" />
  const { inquiry, viewer, template } = loaderData
  const { id, status, receiptNumber, notes } = inquiry
  return (
    <>
      <SidePageHead
        title={
          <>
            {receiptNumber} <Badge kind={kinds[status]}>{statusNames[status]}</Badge>
          </>
        }
      >
        <ButtonLink kind="secondary" to={adminUrls.inquiries()}>
          お問い合わせの一覧
        </ButtonLink>
      </SidePageHead>
      <LostRefusal answer={answer} hasForm={(intent) => status !== 'CLOSED' || !openForms.includes(intent)} />
      <Sections>
        <MessageSection inquiry={inquiry} />
        <FactsSection inquiry={inquiry} />
        <ThreadSection inquiry={inquiry} />
        <ReportedThreadSection inquiry={inquiry} answer={answer} />
        <AnswerSection key={status} inquiry={inquiry} templates={loaderData} template={template} answer={answer} />
        <LetterSection inquiry={inquiry} answer={answer} />
        <Section id="notes" title="メモ" half>
          <Notes notes={notes} id={id} answer={answer} />
        </Section>
        <Section id="handling" title="担当と終了" half>
          <AssignForm inquiry={inquiry} operators={loaderData} viewerId={viewer.id} answer={answer} />
          {status !== 'CLOSED' && mayAct(viewer.role, 'closeInquiry') && (
            <CloseForm inquiry={inquiry} answer={answer} />
          )}
        </Section>
      </Sections>
    </>
  )
}
