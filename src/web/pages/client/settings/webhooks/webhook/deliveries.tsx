import { useRevalidator } from 'react-router'
import { readFragment, type FragmentType } from '#web/generated/index.ts'
import { Pages } from '#web/parts/page/pages.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTimer } from '#web/ui/browser/timer.ts'
import { AccessSection } from '../../parts/access-section.tsx'
import { DeliveryFields, DeliveryRow } from './delivery-row.tsx'
import styles from '../webhooks.module.css'

type DeliveriesProps = {
  deliveries: readonly (FragmentType<typeof DeliveryFields> & { id: string })[]
  total: number
  page: number
  pageCount: number
  now: string
  hrefOf: (page: number) => string
  canSend: boolean
  isOff: boolean
}

/** Milliseconds until another look at a delivery that is under way. */
const lookAgainMs = 1500

export function Deliveries({ deliveries, total, page, pageCount, now, hrefOf, canSend, isOff }: DeliveriesProps) {
  const { revalidate, state } = useRevalidator()
  const isUnderWay = deliveries.some((delivery) => {
    const { dueAt } = readFragment(DeliveryFields, delivery)
    return dueAt && dueAt <= now
  })
  useTimer(() => void revalidate(), isUnderWay && state === 'idle' ? lookAgainMs : null, now)
  return (
    <AccessSection
      id="deliveries"
      title="送信の記録"
      about="30日間残ります。行を開くと、送った内容と、送り先の応答の最初の500文字が見られます。"
    >
      {total === 0 ? (
        <EmptyState title="まだ何も送っていません" heading="h3">
          「テストを送る」で、送り先が受け取れるかどうかを確かめられます。
        </EmptyState>
      ) : (
        <ul className={styles.deliveries}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} canSend={canSend} isOff={isOff} now={now} />
          ))}
        </ul>
      )}
      <Pages page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </AccessSection>
  )
}
