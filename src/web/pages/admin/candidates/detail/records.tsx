import { consentNames as names } from '#ground/consent-texts.ts'
import { longDateTime, slashDateTime } from '#ground/tokyo-time.ts'
import type {
  LookedUpConsentsFragment,
  LookedUpExportsFragment,
  LookedUpSessionsFragment,
} from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Nothing, Section } from '../../parts/section.tsx'

const LookedUpConsents = graphql(`
  fragment LookedUpConsents on LookedUpCandidate {
    consents {
      kind
      version
      agreedAt
    }
  }
`)
const LookedUpSessions = graphql(`
  fragment LookedUpSessions on LookedUpCandidate {
    sessions {
      deviceFamily
      isOpen
      openedAt
      lastUsedAt
    }
  }
`)
const LookedUpExports = graphql(`
  fragment LookedUpExports on LookedUpCandidate {
    exports {
      id
      status
      askedAt
      expiresAt
    }
  }
`)

const consentNames: Record<string, string> = names
const exportNames: Record<string, string> = {
  ASKED: '受付',
  RUNNING: '作成中',
  READY: 'できました',
  FAILED: '作成できませんでした',
  EXPIRED: '期限切れ（ファイルは削除済み）',
}

const consentColumns = columnsOf<LookedUpConsentsFragment['consents'][number]>()
const sessionColumn = columnsOf<LookedUpSessionsFragment['sessions'][number]>()
const exportColumns = columnsOf<LookedUpExportsFragment['exports'][number]>()

export function ConsentSection({ candidate }: { candidate: FragmentType<typeof LookedUpConsents> }) {
  const { consents } = readFragment(LookedUpConsents, candidate)
  return (
    <Section id="consents" title="同意" half>
      <DataTable
        label="同意の一覧"
        minWidth={440}
        rows={consents}
        idOf={({ kind, version }) => `${kind} ${version}`}
        empty={<Nothing>同意の記録はありません。</Nothing>}
        columns={[
          consentColumns.name('文書', ({ kind }) => consentNames[kind] ?? kind),
          consentColumns.mark('版', ({ version }) => version),
          consentColumns.moment('同意した日時', ({ agreedAt }) => agreedAt),
        ]}
      />
    </Section>
  )
}

const sessionColumns = [
  sessionColumn.name('端末', ({ deviceFamily }) => deviceFamily || '不明な端末'),
  sessionColumn.moment('ログイン', ({ openedAt }) => openedAt),
  sessionColumn.moment('最後の利用', ({ lastUsedAt }) => lastUsedAt),
  sessionColumn.mark('状態', ({ isOpen }) => (isOpen ? <Badge kind="success">ログイン中</Badge> : <Badge>終了</Badge>)),
]

export function SessionSection({ candidate }: { candidate: FragmentType<typeof LookedUpSessions> }) {
  const { sessions } = readFragment(LookedUpSessions, candidate)
  return (
    <Section id="sessions" title="端末とログイン" half>
      <DataTable
        label="端末とログインの一覧"
        minWidth={560}
        rows={sessions}
        idOf={(session) => `${session.openedAt} ${sessions.indexOf(session)}`}
        empty={<Nothing>この1週間のログインはありません。</Nothing>}
        columns={sessionColumns}
      />
    </Section>
  )
}

export function ExportSection({ candidate }: { candidate: FragmentType<typeof LookedUpExports> }) {
  const { exports } = readFragment(LookedUpExports, candidate)
  return (
    <Section id="exports" title="本人のデータの書き出し" half>
      <DataTable
        label="本人のデータの書き出しの一覧"
        minWidth={560}
        rows={exports}
        idOf={({ id }) => id}
        empty={<Nothing>書き出しはありません。</Nothing>}
        columns={[
          exportColumns.name('申し込み', ({ askedAt }) => slashDateTime(askedAt)),
          exportColumns.text('状態', ({ status }) => exportNames[status] ?? status),
          exportColumns.text('期限', ({ expiresAt }) => (expiresAt ? longDateTime(expiresAt) : '')),
        ]}
      />
    </Section>
  )
}
