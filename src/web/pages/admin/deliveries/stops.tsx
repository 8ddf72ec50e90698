import { useState } from 'react'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Nothing, Section } from '../parts/section.tsx'
import styles from './failed-jobs.module.css'
import { ResumeDialog } from './resume-dialog.tsx'
import { StopDialog } from './stop-dialog.tsx'
import { stoppedName, type Stop } from './stop-words.ts'
import { WaitingKinds } from './waiting-kinds.tsx'

const OutgoingStopRows = graphql(`
  fragment OutgoingStopRows on Query {
    outgoingStops {
      channel
      kind
      name
      reason
      operatorName
      stoppedAt
    }
    outgoingWaiting {
      channel
      kind
      name
      count
      late
      oldestAt
      isListed
    }
    outgoingKinds {
      kind
      name
      channels
    }
  }
`)

const column = columnsOf<Stop>()
const columnsFor = (onResume: ((stop: Stop) => void) | null) => [
  column.name('停止しているもの', stoppedName, { className: styles.kind }),
  column.text('理由', ({ reason }) => reason, { className: styles.reason }),
  column.text('担当', ({ operatorName }) => operatorName),
  column.moment('停止した時刻', ({ stoppedAt }) => stoppedAt),
  ...(onResume
    ? [
        column.act((stop) => (
          <Button kind="secondary" onClick={() => onResume(stop)} aria-label={`再開する：${stoppedName(stop)}`}>
            再開する
          </Button>
        )),
      ]
    : []),
]

type StopsProps = { deliveries: FragmentType<typeof OutgoingStopRows>; mayStop: boolean }

/** Mails and pushes that an operator has stopped, and what waits in the queue by kind. */
export function Stops({ deliveries, mayStop }: StopsProps) {
  const {
    outgoingStops: stops,
    outgoingWaiting: waiting,
    outgoingKinds: kinds,
  } = readFragment(OutgoingStopRows, deliveries)
  const [isStopping, setStopping] = useState(false)
  const [resumed, setResumed] = useState<Stop | null>(null)
  return (
    <>
      <Section
        id="stops"
        title="送信の停止"
        end={
          mayStop && (
            <Button kind="danger" onClick={() => setStopping(true)}>
              送信を停止する
            </Button>
          )
        }
      >
        <p className="quiet">
          停止すると、次の1通から送られなくなり、再開するまで待ちます。お知らせの一覧には、いつもどおり届きます。確認コード、招待、アカウントの安全のメールは止まりません。
        </p>
        <DataTable
          label="停止している送信の一覧"
          minWidth={760}
          rows={stops}
          idOf={({ channel, kind }) => `${channel} ${kind}`}
          empty={<Nothing>停止している送信はありません。</Nothing>}
          columns={columnsFor(mayStop ? setResumed : null)}
        />
      </Section>
      <WaitingKinds waiting={waiting} stops={stops} mayStop={mayStop} />
      {mayStop && (
        <StopDialog
          key={stops.map(({ channel, kind }) => channel + kind).join(' ')}
          open={isStopping}
          onClose={() => setStopping(false)}
          kinds={kinds}
        />
      )}
      {resumed && <ResumeDialog stop={resumed} waiting={waiting} onClose={() => setResumed(null)} />}
    </>
  )
}
