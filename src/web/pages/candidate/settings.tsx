import { Link } from 'react-router'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type { CandidateSettingsPageQuery } from '#web/generated/graphql.ts'
import { Page, PageHead, PagePart } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import type { IconName } from '#web/ui/marks/icon-names.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/settings'
import styles from './settings.module.css'

const CandidateSettingsPage = graphql(`
  query CandidateSettingsPage {
    candidateNotificationSettings {
      canTurnOffMail
      hasMail
      hasPush
      hasLine
    }
    lineConnection {
      connectedAt
    }
    scoutIntake {
      scoutsPerWeek
      pausedUntil
    }
    blockList {
      companies {
        id
      }
      corporateNumbers
    }
    isProfilePublic
    agentPartner {
      name
    }
    agentConsultationConsent {
      agreedAt
    }
  }
`)

const load = (ask: Ask) => ask(CandidateSettingsPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('設定', matches)

type Settings = CandidateSettingsPageQuery
type Row = { icon: IconName; title: string; to: string; state?: string }

export default function CandidateSettings({ loaderData }: Route.ComponentProps) {
  return (
    <Page narrow>
      <PageHead title="設定" />
      <Rows
        id="intake"
        title="通知とスカウト"
        rows={[
          {
            icon: 'bell',
            title: '通知',
            to: urls.candidate.settingsNotifications(),
            state: channelsOf(loaderData),
          },
          {
            icon: 'mail',
            title: 'スカウトの受け取り',
            to: urls.candidate.settingsIntake(),
            state: intakeOf(loaderData.scoutIntake),
          },
        ]}
      />
      <Rows
        id="privacy"
        title="公開と閲覧"
        rows={[
          {
            icon: loaderData.isProfilePublic ? 'eye' : 'eye-off',
            title: 'プロフィールの公開',
            to: urls.candidate.profile(),
            state: loaderData.isProfilePublic ? '公開中' : '非公開',
          },
          {
            icon: 'lock',
            title: 'ブロックした企業',
            to: urls.candidate.settingsBlockedCompanies(),
            state: blockedOf(loaderData.blockList),
          },
          { icon: 'building', title: 'プロフィールを見た企業', to: urls.candidate.profileViews(), state: '過去30日' },
        ]}
      />
      <Rows
        id="account"
        title="アカウント"
        rows={[
          { icon: 'user', title: 'メール・携帯電話・パスワード', to: urls.candidate.settingsAccount() },
          { icon: 'link', title: 'ログイン方法', to: urls.candidate.settingsSignIn() },
          { icon: 'phone', title: 'ログイン中の端末', to: urls.candidate.settingsDevices() },
          { icon: 'calendar', title: 'カレンダー連携', to: urls.candidate.settingsCalendar() },
          { icon: 'download', title: 'データの書き出し', to: urls.candidate.settingsData() },
          { icon: 'logout', title: '退会', to: urls.candidate.unsubscribe() },
        ]}
      />
      <Rows
        id="requests"
        title="相談と報告"
        rows={[
          { icon: 'flag', title: '内定承諾の報告', to: urls.candidate.rewardRequest() },
          ...(loaderData.agentPartner || loaderData.agentConsultationConsent
            ? [{ icon: 'users', title: 'エージェント相談', to: urls.candidate.agentConsultation() } as const]
            : []),
          { icon: 'help', title: 'お問い合わせ', to: urls.candidate.contactUs() },
        ]}
      />
    </Page>
  )
}

function Rows({ id, title, rows }: { id: string; title: string; rows: readonly Row[] }) {
  return (
    <PagePart id={id} title={title}>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.title}>
            <Link to={row.to} className={styles.row}>
              <Icon name={row.icon} />
              <span>{row.title}</span>
              {row.state && <span className={styles.state}>{row.state}</span>}
              <Icon name="chevron-right" size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </PagePart>
  )
}

function channelsOf({ candidateNotificationSettings, lineConnection }: Settings) {
  const chosen = candidateNotificationSettings.filter(({ canTurnOffMail }) => canTurnOffMail)
  const names = [
    ...(chosen.some((one) => one.hasMail) ? ['メール'] : []),
    ...(chosen.some((one) => one.hasPush) ? ['プッシュ'] : []),
    ...(lineConnection?.connectedAt && chosen.some((one) => one.hasLine) ? ['LINE'] : []),
  ]
  if (names.length === 2) return names.join('と')
  return names.length > 2 ? names.join('・') : `${names[0] ?? 'アプリ内'}のみ`
}

const intakeOf = ({ scoutsPerWeek, pausedUntil }: Settings['scoutIntake']) =>
  pausedUntil ? `${monthDay(pausedUntil)}まで停止中` : `週に${scoutsPerWeek}件まで`

function blockedOf({ companies, corporateNumbers }: Settings['blockList']) {
  const count = companies.length + corporateNumbers.length
  return count > 0 ? `${count}社をブロック中` : 'なし'
}
