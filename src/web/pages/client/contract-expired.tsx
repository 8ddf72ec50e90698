import { intentOf } from '#web/carry/act.ts'
import { actOnServer, AskError, onServer, orLost, type Ask, type ServerArgs } from '#web/carry/ask.ts'
import { endedContractContext } from '#web/hatch/ended-contract.ts'
import { graphql } from '#web/generated/index.ts'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/contract-expired'
import { actOnEnded, endedIntents } from './contract-expired/act.ts'
import { EndedContract } from './contract-expired/ended-contract.tsx'
import { Proof } from './contract-expired/proof.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { Contact } from './contract-expired/contact.tsx'
import styles from './contract-expired/contract-expired.module.css'

const EndedContractPage = graphql(`
  query EndedContractPage($pass: String!) {
    endedContract(pass: $pass) {
      ...EndedContractFields
    }
  }
`)

/** Open to everybody: a visitor of this page has no session. A pass that is over counts as none. */
const load = async (ask: Ask, { context, url }: ServerArgs) => {
  const { pass } = context.get(endedContractContext)
  const formKey = crypto.randomUUID()
  const isSuspended = isSuspendedAt(url)
  if (pass === null || isSuspended) return { ended: null, formKey, isSuspended }
  try {
    return { ended: (await ask(EndedContractPage, { pass })).endedContract, formKey, isSuspended }
  } catch (error) {
    const isOver = error instanceof AskError && overCodes.includes(error.refused.code)
    if (!isOver) throw error
    return { ended: null, formKey, isSuspended }
  }
}
const isSuspendedAt = (url: URL) => url.searchParams.get('state') === 'suspended'
const overCodes = ['ended_pass_over', 'forbidden', 'contract_not_ended', 'ip_address_not_allowed']
export const loader = onServer(load)

export const action = actOnServer(actOnEnded)
/** Only the server sees the pass. A lost connection is an answer, so that nothing typed is lost. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  intentOf(form, endedIntents)
  return orLost(form, serverAction)
}

const face = {
  description: 'ご契約の終了後に、更新と、承認した学生の連絡先の確認ができる画面です。',
}
const suspendedFace = {
  description: 'ご利用の停止中に、企業のご担当者が、運営への連絡方法を確認できる画面です。',
}
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.isSuspended
    ? titleOf('ご利用を停止しています', matches, suspendedFace)
    : titleOf('ご契約が終了しています', matches, face)

export default function ContractExpired({ loaderData, actionData }: Route.ComponentProps) {
  const { ended, formKey, isSuspended } = loaderData
  if (isSuspended)
    return (
      <Page narrow className={styles.page}>
        <PageHead title="ご利用を停止しています">
          運営が、貴社のサービスのご利用を停止しています。停止しているあいだは、ログイン、スカウトの送信、日程の予約の受付ができません。停止の理由は、貴社の管理者の方にメールでお知らせしています。
        </PageHead>
        <Contact form>
          停止の理由や再開についてのご相談は、運営までご連絡ください。お問い合わせフォームは、ログインせずに送れます。
        </Contact>
      </Page>
    )
  return (
    <Page narrow className={styles.page}>
      <PageHead title="ご契約が終了しています">
        契約が終了しているあいだ、学生は返信待ちのスカウトを辞退できますが、承認はできません。契約を再開すると、返信の期限までは、また承認していただけます。
      </PageHead>
      {ended ? <EndedContract ended={ended} formKey={formKey} answer={actionData} /> : <Proof answer={actionData} />}
      <Contact>
        再開をご希望の場合は、お問い合わせください。管理者以外の方や、パスワードが分からない方も、こちらへご連絡ください。
      </Contact>
    </Page>
  )
}
