import { useState } from 'react'
import { Link } from 'react-router'
import { noticeAreaNames, noticeKindNames } from '#domain/notice/rules.ts'
import { slashDate, time } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql } from '#web/generated/admin/index.ts'
import type { AdminNoticeFieldsFragment, ServiceNoticeState } from '#web/generated/admin/graphql.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { Badge, type BadgeKind } from '#web/ui/badge.tsx'
import { LinkButton, linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { Table } from '#web/ui/table.tsx'
import styles from './notices.module.css'

export const AdminNoticeFields = graphql(`
  fragment AdminNoticeFields on ServiceNotice {
    id
    area
    kind
    state
    text
    link
    shownFrom
    shownUntil
    version
  }
`)
export type AdminNotice = AdminNoticeFieldsFragment

const states: Record<ServiceNoticeState, { name: string; kind: BadgeKind }> = {
  COMING: { name: '表示前', kind: 'line' },
  SHOWN: { name: '表示中', kind: 'success' },
  OVER: { name: '終了', kind: 'plain' },
}
const moment = (at: string) => `${slashDate(at)} ${time(at)}`

type Asked = { intent: 'end' | 'delete'; notice: AdminNotice }

export function NoticeTable({ notices, mayWrite }: { notices: readonly AdminNotice[]; mayWrite: boolean }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <Table label="お知らせの一覧" minWidth={820} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">状態</th>
            <th scope="col">本文</th>
            <th scope="col">種類</th>
            <th scope="col">相手</th>
            <th scope="col">期間</th>
            {mayWrite && (
              <th scope="col">
                <span className="visually-hidden">操作</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {notices.map((notice) => (
            <tr key={notice.id}>
              <td>
                <Badge kind={states[notice.state].kind}>{states[notice.state].name}</Badge>
              </td>
              <th scope="row">{notice.text}</th>
              <td>{noticeKindNames[notice.kind]}</td>
              <td>{noticeAreaNames[notice.area]}</td>
              <td className={styles.period}>
                {moment(notice.shownFrom)}〜
                <br />
                {moment(notice.shownUntil)}
              </td>
              {mayWrite && (
                <td>
                  <Acts notice={notice} onAsk={(intent) => setAsked({ intent, notice })} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {asked && (
        <ConfirmAct
          open
          onClose={() => setAsked(null)}
          title={asked.intent === 'end' ? '表示を終了しますか？' : 'お知らせを削除しますか？'}
          fields={{ intent: asked.intent, id: asked.notice.id }}
          verb={asked.intent === 'end' ? '終了する' : '削除する'}
        >
          <p>
            <Phrases>
              「{asked.notice.text}」を
              {asked.intent === 'end' ? 'すべての画面から、すぐに消します。' : '削除します。元に戻すことはできません。'}
            </Phrases>
          </p>
        </ConfirmAct>
      )}
    </>
  )
}

function Acts({ notice, onAsk }: { notice: AdminNotice; onAsk: (intent: Asked['intent']) => void }) {
  const named = <span className="visually-hidden">（{notice.text}）</span>
  return (
    <div className={styles.acts}>
      {notice.state !== 'OVER' && (
        <Link className={linkButtonClass()} to={adminUrls.notices({ notice: notice.id })}>
          編集{named}
        </Link>
      )}
      {notice.state === 'SHOWN' && <LinkButton onClick={() => onAsk('end')}>終了{named}</LinkButton>}
      <LinkButton onClick={() => onAsk('delete')}>削除{named}</LinkButton>
    </div>
  )
}
