import { grouped } from '#ground/grouped.ts'
import { useState } from 'react'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Nothing, Section } from '../parts/section.tsx'
import styles from './failed-jobs.module.css'
import { channelNames, covers, leftBehind, stoppedName, type Stop, type Waiting } from './stop-words.ts'

type Acts = { isHeld: (row: Waiting) => boolean; onDiscard: (row: Waiting) => void }

const column = columnsOf<Waiting>()
const columnsFor = (acts: Acts | null) => [
  column.name('種類', ({ name }) => name, { className: styles.kind }),
  column.mark('区分', ({ channel }) => channelNames[channel]),
  column.figure('件数', ({ count }) => count),
  column.figure('うち古いもの', ({ late }) => late),
  column.moment('最初の受付', ({ oldestAt }) => oldestAt),
  ...(acts
    ? [
        column.act((row) =>
          acts.isHeld(row) ? (
            <Button kind="secondary" onClick={() => acts.onDiscard(row)} aria-label={`破棄する：${stoppedName(row)}`}>
              破棄する
            </Button>
          ) : null,
        ),
      ]
    : []),
]

type WaitingKindsProps = { waiting: readonly Waiting[]; stops: readonly Stop[]; mayStop: boolean }

/** Mails and pushes in the queue by kind. What a stop holds may be thrown away before the rest goes on. */
export function WaitingKinds({ waiting, stops, mayStop }: WaitingKindsProps) {
  const [discarded, setDiscarded] = useState<Waiting | null>(null)
  const isHeld = (row: Waiting) => stops.some((stop) => covers(stop, row))
  return (
    <Section id="waiting" title="送信を待つもの">
      <DataTable
        label="送信を待つものの一覧"
        minWidth={800}
        rows={waiting}
        idOf={({ channel, kind }) => `${channel} ${kind}`}
        empty={<Nothing>送信を待つものはありません。</Nothing>}
        columns={columnsFor(mayStop ? { isHeld, onDiscard: setDiscarded } : null)}
      />
      {discarded && (
        <ConfirmAct
          open
          onClose={() => setDiscarded(null)}
          title={`${stoppedName(discarded)}を破棄`}
          fields={{ intent: 'discard', channel: discarded.channel, kind: discarded.kind }}
          verb="破棄する"
          cancel="残す"
        >
          <p>
            送信を待つ{grouped(discarded.count)}件を、送らずに破棄します。元に戻せません。{leftBehind([discarded])}
          </p>
        </ConfirmAct>
      )}
    </Section>
  )
}
