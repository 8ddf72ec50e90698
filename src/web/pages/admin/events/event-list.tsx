import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { mayAct, type AdminRole } from '#domain/admin-account/role/rules.ts'
import { slashDate, time } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import type { AdminEventsQuery } from '#web/generated/admin/graphql.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { formOnItsWay, isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { useDragOrder } from '#web/parts/forms/draft/use-drag-order.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useRefusal } from '#web/parts/answers/use-refusal.ts'
import { type Answer } from '#web/parts/answers/success-message.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import type { IconName } from '#web/ui/marks/icon-names.ts'
import { Phrases } from '#web/ui/phrases.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { inOrder, movedIds } from './order.ts'
import styles from './events.module.css'

type Event = AdminEventsQuery['encourageEvents'][number]
type EventListProps = {
  events: readonly Event[]
  /** All events, those of the other tab included. */
  allIds: readonly string[]
  role: AdminRole
  onDelete: (event: Event) => void
}

/** The events in their order. A move is saved at once; while the order is saved, the new order is shown. */
export function EventList({ events, allIds, role, onDelete }: EventListProps) {
  const fetcher = useFetcher<Answer>()
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const idText = formOnItsWay(fetcher)?.get('ids')
  const ids = typeof idText === 'string' ? idText.split(',') : null
  const rows = inOrder(events, ids)
  const canReorder = mayAct(role, 'reorderEncourageEvents')
  const move = (id: string, by: number) => {
    const order = rows.map((event) => event.id)
    const next = movedIds(ids ?? allIds, order, id, by)
    const event = rows.find((row) => row.id === id)
    if (!next || !event) return
    setAnnouncement(`「${event.title}」を${order.indexOf(id) + by + 1}番目に移動しました`)
    void fetcher.submit({ intent: 'reorder', ids: next.join(',') }, { method: 'post' })
  }
  const drag = useDragOrder(list, move)
  const refused = refusedOf(fetcher.data)
  return (
    <>
      <ErrorNotice message={refused?.message} />
      <ol className="stack-2" ref={list} aria-label="イベントの一覧">
        {rows.map((event, at) => (
          <li key={event.id} className={styles.row} {...drag.look(event.id, at)}>
            {canReorder && (
              <span {...drag.handle(event.id, at)} className={styles.handle} data-handle title="ドラッグして移動">
                <Icon name="drag" />
              </span>
            )}
            <EventWords event={event} />
            <div className={styles.acts}>
              {canReorder && (
                <>
                  <MoveButton
                    event={event}
                    icon="arrow-up"
                    verb="上へ移す"
                    isOff={at === 0}
                    onPress={() => move(event.id, -1)}
                  />
                  <MoveButton
                    event={event}
                    icon="arrow-down"
                    verb="下へ移す"
                    isOff={at === rows.length - 1}
                    onPress={() => move(event.id, 1)}
                  />
                </>
              )}
              <EventActs event={event} role={role} onDelete={() => onDelete(event)} />
            </div>
          </li>
        ))}
      </ol>
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </>
  )
}

function EventWords({ event }: { event: Event }) {
  return (
    <div className={styles.words}>
      <h2>
        <Phrases>{event.title}</Phrases>
      </h2>
      <p className="quiet">
        <span>{event.companyName}</span>
        <span>
          {slashDate(event.applicationStartAt)} {time(event.applicationStartAt)}〜{slashDate(event.applicationEndAt)}{' '}
          {time(event.applicationEndAt)}
        </span>
      </p>
      <p className={styles.marks}>
        <Badge kind="line">{event.category.label}</Badge>
        {event.status === 'UPCOMING' && <Badge>受付前</Badge>}
        {event.status === 'ACTIVE' && <Badge kind="success">受付中</Badge>}
      </p>
    </div>
  )
}

type MoveButtonProps = { event: Event; icon: IconName; verb: string; isOff: boolean; onPress: () => void }

// At an end of the list the button is turned off and keeps the focus.
const MoveButton = ({ event, icon, verb, isOff, onPress }: MoveButtonProps) => (
  <Button kind="quiet" icon aria-label={`${event.title}を${verb}`} aria-disabled={isOff || undefined} onClick={onPress}>
    <Icon name={icon} />
  </Button>
)

function EventActs({ event, role, onDelete }: { event: Event; role: AdminRole; onDelete: () => void }) {
  const fetcher = useFetcher<Answer>()
  const refused = useRefusal(fetcher)
  return (
    <>
      <ButtonLink kind="quiet" icon to={adminUrls.event(event.id)} aria-label={`${event.title}を開く`}>
        <Icon name={mayAct(role, 'updateEncourageEvent') ? 'edit' : 'eye'} />
      </ButtonLink>
      {mayAct(role, 'duplicateEncourageEvent') && (
        <fetcher.Form method="post">
          <input type="hidden" name="id" value={event.id} />
          <IdempotencyKey intention={`duplicate ${event.id}`} />
          <Button
            type="submit"
            kind="quiet"
            icon
            name="intent"
            value="duplicate"
            busy={isOnItsWay(fetcher)}
            aria-label={`${event.title}を複製する`}
          >
            <Icon name="copy" />
          </Button>
        </fetcher.Form>
      )}
      {mayAct(role, 'deleteEncourageEvent') && (
        <Button kind="quiet" icon aria-label={`${event.title}を削除する`} onClick={onDelete}>
          <Icon name="trash" />
        </Button>
      )}
      <ErrorNotice message={refused?.message} />
    </>
  )
}
