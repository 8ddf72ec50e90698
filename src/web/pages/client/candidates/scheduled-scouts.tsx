import { useState } from 'react'
import { pageSize } from '#domain/scout-invitation/sending/scheduled/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { act, saidWhenGone } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { orNull } from '#web/carry/or-null.ts'
import { graphql } from '#web/generated/index.ts'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { Pages } from '#web/parts/page/pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { bulkActionClass, BulkBar } from '#web/ui/tables/bulk-bar.tsx'
import { useCanWrite } from '../parts/can-write.ts'
import { RowList } from '../parts/row-list.tsx'
import type { Route } from './+types/scheduled-scouts'
import { scheduledActs } from './scheduled-scouts/act.ts'
import { CancelScheduled, Reschedule } from './scheduled-scouts/changes.tsx'
import { ScheduledScoutRow } from './scheduled-scouts/row.tsx'

const ScheduledScoutsPage = graphql(`
  query ScheduledScoutsPage($first: Int!, $offset: Int!) {
    viewer {
      ... on CompanyViewer {
        __typename
        id
        contract {
          plan {
            features
          }
        }
      }
    }
    scheduledScoutInvitations(first: $first, offset: $offset) {
      totalCount
      nodes {
        scoutInvitationId
        scheduledFor
        ...ScheduledScout
      }
    }
  }
`)

async function load(ask: Ask, { url }: Pick<ClientArgs, 'url'>) {
  const page = readPageNumber(url.searchParams.get('page') ?? undefined)
  const variables = { first: pageSize, offset: (page - 1) * pageSize }
  const { viewer, scheduledScoutInvitations: scouts } = await ask(ScheduledScoutsPage, variables)
  const features = viewer?.__typename === 'CompanyViewer' ? viewer.contract.plan.features : []
  const pageCount = countPages({ page, total: scouts.totalCount, size: pageSize }, clientUrls.scheduledScouts)
  return { scouts, canSchedule: features.includes('scheduled_send'), page, pageCount }
}
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))

/** A scout that a colleague has taken back meanwhile is said on the page, which stays. */
const actOnScheduled = saidWhenGone(act(scheduledActs))
export const action = actOnServer(actOnScheduled)
export const clientAction = actOnClient(actOnScheduled)

const title = '送信予約'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function ScheduledScouts({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={title}>
        まだ学生に届いていないスカウトです。届くまでは、日時や文面を変えたり、取り消したりできます。
      </PageHead>
      {loaderData ? <Scouts {...loaderData} /> : <LoadFailed />}
    </Page>
  )
}

function Scouts({ scouts, canSchedule, page, pageCount }: NonNullable<Route.ComponentProps['loaderData']>) {
  const canWrite = useCanWrite()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [dialog, setDialog] = useState<'time' | 'cancel' | null>(null)
  // A scout that has left is ticked no longer.
  const chosen = scouts.nodes.filter(({ scoutInvitationId: id }) => ticked.includes(id))
  const ids = chosen.map(({ scoutInvitationId: id }) => id)
  const tick = (id: string, is: boolean) => setTicked(is ? [...ids, id] : ids.filter((one) => one !== id))
  const close = () => setDialog(null)
  if (scouts.totalCount === 0)
    return (
      <EmptyState
        title="送信予約はありません"
        action={<ButtonLink to={clientUrls.candidates()}>学生をさがす</ButtonLink>}
      >
        日時を指定したスカウトと、夜間や休日に送ったスカウトが、届くまでここに並びます。
      </EmptyState>
    )
  return (
    <>
      <p id="scheduled-count" tabIndex={-1} className="quiet">{`届く順に${scouts.totalCount}件`}</p>
      <RowList>
        {scouts.nodes.map((scout) => (
          <ScheduledScoutRow
            key={scout.scoutInvitationId}
            scout={scout}
            isTicked={ids.includes(scout.scoutInvitationId)}
            onTick={canWrite ? (is) => tick(scout.scoutInvitationId, is) : undefined}
          />
        ))}
      </RowList>
      <Pages page={page} pageCount={pageCount} hrefOf={clientUrls.scheduledScouts} />
      <BulkBar
        label="選んだスカウト"
        count={ids.length}
        text={`${ids.length}件のスカウトを選んでいます`}
        onClear={() => setTicked([])}
        focusAfter="scheduled-count"
        actions={
          <>
            {canSchedule && (
              <Button kind="night" className={bulkActionClass} onClick={() => setDialog('time')}>
                日時を変える
              </Button>
            )}
            <Button kind="night" className={bulkActionClass} onClick={() => setDialog('cancel')}>
              取り消す
            </Button>
          </>
        }
      />
      <Reschedule
        open={dialog === 'time'}
        onClose={close}
        ids={ids}
        scheduledFor={chosen[0]?.scheduledFor ?? null}
        onDone={() => setTicked([])}
      />
      <CancelScheduled open={dialog === 'cancel'} onClose={close} ids={ids} onDone={() => setTicked([])} />
    </>
  )
}
