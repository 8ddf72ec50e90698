import { redirect } from 'react-router'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { checkLookup, isLookupKey, isLookupReason, lookupMinutes } from '#domain/inquiry/candidate-lookup/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/candidates'
import { Found } from './candidates/found.tsx'
import { LookupForm } from './candidates/lookup-form.tsx'
import { lookupOf } from './candidates/lookup-of.ts'
import styles from './candidates/candidates.module.css'
import { NoAccess } from './parts/no-access.tsx'
import columns from './parts/columns.module.css'
import { Section } from './parts/section.tsx'

const AdminCandidates = graphql(`
  query AdminCandidates {
    viewer {
      id
      role
    }
  }
`)
const LookUpCandidate = graphql(`
  mutation LookUpCandidate($by: LookupKey!, $value: String!, $reasonKind: LookupReason!, $reason: String!) {
    lookUpCandidate(by: $by, value: $value, reasonKind: $reasonKind, reason: $reason) {
      id
      status
      registeredAt
    }
  }
`)

/** `id` in the address fills the form, as from a case; it opens nothing. */
const load = async (ask: Ask, { url }: { url: URL }) => ({
  ...(await ask(AdminCandidates)),
  id: url.searchParams.get('id'),
  reason: url.searchParams.get('reason'),
})
export const loader = onServer(load)
export const clientLoader = onClient(load)

async function lookUp(ask: Ask, form: FormData) {
  const lookup = lookupOf(form)
  const refusal = refuseForm(form, checkLookup(lookup))
  if (refusal) return refusal
  const { by, reasonKind } = lookup
  if (!isLookupKey(by) || !isLookupReason(reasonKind)) return refuseForm(form, [])
  const { lookUpCandidate: found } = await ask(LookUpCandidate, { ...lookup, by, reasonKind })
  const [first] = found
  if (first && found.length === 1) throw redirect(adminUrls.candidate(first.id))
  return { found, values: valuesOf(form) }
}
const actOnLookup = act({ '': lookUp })
export const action = actOnServer(actOnLookup)
export const clientAction = actOnClient(actOnLookup)

const title = '学生の照会'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AdminCandidatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, id, reason } = loaderData
  if (!mayAct(viewer.role, 'lookUpCandidate')) return <NoAccess title={title} />
  const found = actionData && 'found' in actionData ? actionData.found : null
  return (
    <>
      <SidePageHead title={title} lead="理由を添えて、1名ずつ照会します。学生の一覧や、あいまいな検索はありません。" />
      {found && <Found candidates={found} />}
      <div className={columns.columns}>
        <Section id="lookup" title="照会する">
          <LookupForm id={id} reason={reason} answer={actionData ?? undefined} />
        </Section>
        <Section id="about-lookup" title="照会すると">
          <ul className={styles.about}>
            <li>値が完全に一致する学生だけが見つかります。一部だけの一致や、氏名では見つかりません。</li>
            <li>照会した人、日時、理由は、見つからなかったときも記録されます。</li>
            <li>見つかった学生のページは、照会した人にだけ{lookupMinutes}分のあいだ表示されます。</li>
            <li>
              アカウントの状態、同意、端末、データの書き出し、適性検査の受検の有無（回答と結果は除く）、学生を見た企業が分かります。
            </li>
            <li>プロフィールの文章、写真、検査の結果は表示されません。学生としてログインすることもできません。</li>
          </ul>
        </Section>
      </div>
    </>
  )
}
