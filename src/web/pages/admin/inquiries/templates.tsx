import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { mayAct, mayReadPeople } from '#domain/admin-account/role/rules.ts'
import { placeholders } from '#domain/inquiry/contact/template/rules.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { useSuccessMessage } from '#web/parts/answers/success-message.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import columns from '../parts/columns.module.css'
import { OperatorsOnly } from '../parts/operators-only.tsx'
import { Section } from '../parts/section.tsx'
import type { Route } from './+types/templates'
import { actOnTemplates } from './templates/act.ts'
import { TemplateForm } from './templates/template-form.tsx'
import { TemplateList } from './templates/template-list.tsx'

const AdminInquiryTemplates = graphql(`
  query AdminInquiryTemplates {
    viewer {
      id
      role
    }
    inquiryTemplates {
      id
      ...TemplateFields
    }
  }
`)

const load = (ask: Ask) => ask(AdminInquiryTemplates)
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnTemplates)
export const clientAction = actOnClient(actOnTemplates)

const title = '回答の定型文'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AdminInquiryTemplatesPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  useSuccessMessage(answer)
  const { inquiryTemplates: templates, viewer } = loaderData
  const mayWrite = mayAct(viewer.role, 'createInquiryTemplate')
  return (
    <>
      <SidePageHead
        title={title}
        lead={`「${placeholders.name}」と「${placeholders.receiptNumber}」は、回答に入れるときに置き換わります。`}
      >
        {mayReadPeople(viewer.role) && (
          <ButtonLink kind="secondary" to={adminUrls.inquiries()}>
            お問い合わせの一覧
          </ButtonLink>
        )}
      </SidePageHead>
      <OperatorsOnly role={viewer.role} mutation="createInquiryTemplate" act="定型文の追加と変更" />
      <div className={columns.columns}>
        <Section id="templates" title="いまの定型文" end={<p>{templates.length}件</p>}>
          <TemplateList templates={templates} mayWrite={mayWrite} answer={answer} />
        </Section>
        {mayWrite && (
          <Section id="new-template" title="新しい定型文">
            <TemplateForm template={null} turn={templates.length} answer={answer} />
          </Section>
        )}
      </div>
      <FormsGuard />
    </>
  )
}
