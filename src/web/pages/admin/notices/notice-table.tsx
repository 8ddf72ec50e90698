import { useState } from 'react'
import { Link } from 'react-router'
import { noticeAreaNames, noticeKindNames } from '#domain/notice/rules.ts'
import { slashDateTime } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql } from '#web/generated/admin/index.ts'
import type { AdminNoticeFieldsFragment, ServiceNoticeState } from '#web/generated/admin/graphql.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Badge, type BadgeKind } from '#web/ui/marks/badge.tsx'
import { LinkButton, linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
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
const column = columnsOf<AdminNotice>()

type Asked = { intent: 'end' | 'delete'; notice: AdminNotice }

const columnsFor = (mayWrite: boolean, onAsk: (dialog: Asked) => void) => [
  column.mark('状態', ({ state }) => <Badge kind={states[state].kind}>{states[state].name}</Badge>),
  column.name('本文', ({ text }) => text),
  column.text('種類', ({ kind }) => noticeKindNames[kind]),
  column.text('相手', ({ area }) => noticeAreaNames[area]),
  column.text(
    '期間',
    ({ shownFrom, shownUntil }) => (
      <>
        {slashDateTime(shownFrom)}〜
        <br />
        {slashDateTime(shownUntil)}
      </>
    ),
    { kind: 'date' },
  ),
  ...(mayWrite ? [column.act((notice) => <Acts notice={notice} onAsk={(intent) => onAsk({ intent, notice })} />)] : []),
]

export function NoticeTable({ notices, mayWrite }: { notices: readonly AdminNotice[]; mayWrite: boolean }) {
  const [dialog, setDialog] = useState<Asked | null>(null)
  return (
    <>
      <DataTable
        label="お知らせの一覧"
        minWidth={820}
        className={styles.table}
        rows={notices}
        idOf={({ id }) => id}
        columns={columnsFor(mayWrite, setDialog)}
      />
      {dialog && (
        <ConfirmAct
          open
          onClose={() => setDialog(null)}
          title={dialog.intent === 'end' ? '表示を終了しますか？' : 'お知らせを削除しますか？'}
          fields={{ intent: dialog.intent, id: dialog.notice.id }}
          verb={dialog.intent === 'end' ? '終了する' : '削除する'}
        >
          <p>
            <Phrases>
              「{dialog.notice.text}」を
              {dialog.intent === 'end'
                ? 'すべての画面から、すぐに消します。'
                : '削除します。元に戻すことはできません。'}
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
