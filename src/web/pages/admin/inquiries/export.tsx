import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { checkExport, exportFields as fields } from '#domain/inquiry/contact/export/rules.ts'
import { firstOfMonth, lastOfMonth } from '#ground/time/month.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { NoAccess } from '../parts/no-access.tsx'
import columns from '../parts/columns.module.css'
import { Section } from '../parts/section.tsx'
import type { Route } from './+types/export'
import styles from './export/export.module.css'
import { ExportForm } from './export/export-form.tsx'
import { exportOf } from './export/export-of.ts'

const AdminInquiryExport = graphql(`
  query AdminInquiryExport {
    viewer {
      id
      role
    }
  }
`)
const ExportInquiries = graphql(`
  mutation ExportInquiries($from: Date!, $to: Date!, $hasPersons: Boolean!, $reason: String!) {
    exportInquiries(from: $from, to: $to, hasPersons: $hasPersons, reason: $reason) {
      fileName
      content
    }
  }
`)

/** The month before this one stands in the form: what is asked for after a month has ended. */
const load = async (ask: Ask) => {
  const from = firstOfMonth(tokyoToday(), -1)
  return { ...(await ask(AdminInquiryExport)), from, to: lastOfMonth(from) }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

async function exportFile(ask: Ask, form: FormData) {
  const wanted = exportOf(form)
  const refusal = refuseForm(form, checkExport(wanted))
  if (refusal) return refusal
  return { file: (await ask(ExportInquiries, wanted)).exportInquiries, values: valuesOf(form) }
}
const actOnExport = act({ '': exportFile })
export const action = actOnServer(actOnExport)
export const clientAction = actOnClient(actOnExport)

const title = 'お問い合わせの書き出し'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AdminInquiryExportPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { viewer, from, to } = loaderData
  if (!mayAct(viewer.role, 'exportInquiries')) return <NoAccess title={title} />
  const file = answer && 'file' in answer ? answer.file : null
  return (
    <>
      <SidePageHead title={title} lead="監督する官庁への報告などのために、受け付けた期間を選んでCSVに書き出します。">
        <ButtonLink kind="secondary" to={adminUrls.inquiries()}>
          お問い合わせの一覧
        </ButtonLink>
      </SidePageHead>
      <div className={columns.columns}>
        <Section id="export" title="書き出す期間">
          <ExportForm period={{ from, to }} file={file} answer={answer} />
        </Section>
        <Section id="about-export" title="ファイルの内容">
          <ul className={styles.about}>
            <li>
              受付番号、受付日、種類、送信元の区分、対象の企業、回答の期限、対応した日、期限内か、状態、回答の有無
            </li>
            <li>本文、回答の文、メモ、添付ファイルは含まれません。</li>
            <li>氏名とメールアドレスは、必要な理由（{fields.reason.min}文字以上）を書いたときだけ含まれます。</li>
            <li>書き出した人、期間、件数、理由は記録されます。</li>
          </ul>
        </Section>
      </div>
      <FormsGuard />
    </>
  )
}
