import { consentNames as names } from '#ground/consent-texts.ts'
import { longDateTime, slashDate, time } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cellClass, Table } from '#web/ui/table.tsx'
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
const at = (moment: string) => `${slashDate(moment)} ${time(moment)}`

export function ConsentSection({ candidate }: { candidate: FragmentType<typeof LookedUpConsents> }) {
  const { consents } = readFragment(LookedUpConsents, candidate)
  return (
    <Section id="consents" title="同意" half>
      {consents.length === 0 ? (
        <Nothing>同意の記録はありません。</Nothing>
      ) : (
        <Table label="同意の一覧" minWidth={440}>
          <thead>
            <tr>
              <th scope="col">文書</th>
              <th scope="col">版</th>
              <th scope="col">同意した日時</th>
            </tr>
          </thead>
          <tbody>
            {consents.map(({ kind, version, agreedAt }) => (
              <tr key={`${kind} ${version}`}>
                <th scope="row">{consentNames[kind] ?? kind}</th>
                <td className={cellClass('mark')}>{version}</td>
                <td className={cellClass('date')}>{at(agreedAt)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}

export function SessionSection({ candidate }: { candidate: FragmentType<typeof LookedUpSessions> }) {
  const { sessions } = readFragment(LookedUpSessions, candidate)
  return (
    <Section id="sessions" title="端末とログイン" half>
      {sessions.length === 0 ? (
        <Nothing>この1週間のログインはありません。</Nothing>
      ) : (
        <Table label="端末とログインの一覧" minWidth={560}>
          <thead>
            <tr>
              <th scope="col">端末</th>
              <th scope="col">ログイン</th>
              <th scope="col">最後の利用</th>
              <th scope="col">状態</th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((session, index) => (
              <tr key={`${session.openedAt} ${index}`}>
                <th scope="row">{session.deviceFamily || '不明な端末'}</th>
                <td className={cellClass('date')}>{at(session.openedAt)}</td>
                <td className={cellClass('date')}>{at(session.lastUsedAt)}</td>
                <td className={cellClass('mark')}>
                  {session.isOpen ? <Badge kind="success">ログイン中</Badge> : <Badge>終了</Badge>}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}

export function ExportSection({ candidate }: { candidate: FragmentType<typeof LookedUpExports> }) {
  const { exports } = readFragment(LookedUpExports, candidate)
  return (
    <Section id="exports" title="本人のデータの書き出し" half>
      {exports.length === 0 ? (
        <Nothing>書き出しはありません。</Nothing>
      ) : (
        <Table label="本人のデータの書き出しの一覧" minWidth={560}>
          <thead>
            <tr>
              <th scope="col">申し込み</th>
              <th scope="col">状態</th>
              <th scope="col">期限</th>
            </tr>
          </thead>
          <tbody>
            {exports.map(({ id, status, askedAt, expiresAt }) => (
              <tr key={id}>
                <th scope="row">{at(askedAt)}</th>
                <td>{exportNames[status] ?? status}</td>
                <td>{expiresAt ? longDateTime(expiresAt) : ''}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}
