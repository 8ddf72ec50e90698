import { Link } from 'react-router'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { exportHours, exportsPerDay } from '#domain/candidate-account/data-export/rules.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { PagePart } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Card } from '#web/ui/card.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/data'
import { checkProof, ExportForm } from './data/export-form.tsx'
import { ExportState } from './data/export-state.tsx'
import { Kept } from './data/kept.tsx'
import { SettingsPage } from './parts/settings-page.tsx'
import styles from './data/data.module.css'

const SettingsDataPage = graphql(`
  query SettingsDataPage {
    withdrawalProof {
      needsPassword
      needsSignIn
    }
    dataExport {
      status
      ...ExportState
    }
  }
`)

const RequestDataExport = graphql(`
  mutation RequestDataExport($currentPassword: String!) {
    requestDataExport(currentPassword: $currentPassword)
  }
`)

const load = (ask: Ask) => ask(SettingsDataPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnData = act({
  '': async (ask: Ask, form: FormData) => {
    const refusal = refuseForm(form, checkProof(form))
    if (refusal) return refusal
    await ask(RequestDataExport, { currentPassword: formText(form, 'currentPassword') })
    return {}
  },
})
export const action = actOnServer(actOnData)
export const clientAction = actOnClient(actOnData)

const title = 'データの書き出し'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function SettingsData({
  loaderData: { withdrawalProof, dataExport },
  actionData,
}: Route.ComponentProps) {
  const isRunning = dataExport?.status === 'ASKED' || dataExport?.status === 'RUNNING'
  return (
    <SettingsPage title={title} about="お預かりしているあなたのデータを、ひとつのファイルで受け取れます。">
      <Card className={styles.card}>
        <p>
          プロフィール、届いたスカウト、予約した日程、お知らせ、ログインの記録など、すべてをZIPファイルにまとめます。表計算ソフトで開ける表（CSV）と、ほかのサービスで読み込めるデータ（JSON）が入っています。
        </p>
        {dataExport && <ExportState dataExport={dataExport} />}
        {!isRunning && (
          <ExportForm proof={withdrawalProof} isAgain={dataExport?.status === 'READY'} answer={actionData} />
        )}
        <p className="quiet">
          ファイルは{exportHours}時間で削除します。書き出しは24時間に{exportsPerDay}
          回までです。安全のため、パスワードやログインの鍵は入りません。企業が自社のために書いたメモやラベルの開示は、各企業へお求めください。
        </p>
      </Card>
      <PagePart id="kept" title="データを保管する期間">
        <Kept />
      </PagePart>
      <PagePart id="delete" title="データの削除">
        <p className={styles.text}>
          退会すると、お預かりしているデータを30日後に削除します。プロフィールの内容は、退会しなくても、いつでも書き換えたり消したりできます。
        </p>
        <p>
          <Link className={linkClass()} to={urls.candidate.unsubscribe()}>
            退会の手続きへ進む
          </Link>
        </p>
      </PagePart>
    </SettingsPage>
  )
}
