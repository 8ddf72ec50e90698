import { clientUrls } from '#ground/client-urls.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import type { ScoutDraftsPageQuery } from '#web/generated/graphql.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useCanWrite } from '../parts/can-write.ts'
import { RowList } from '../parts/row-list.tsx'
import { ScoutDraftFields } from '../parts/scout-draft/server-draft.ts'
import { useDrafts } from '../parts/scout-draft/stored-draft.ts'
import type { Route } from './+types/scout-drafts'
import { DraftRow } from './scout-drafts/draft-row.tsx'
import { useDraftStudents } from './scout-drafts/draft-students.ts'

const ScoutDraftsPage = graphql(`
  query ScoutDraftsPage {
    viewer {
      ... on CompanyViewer {
        __typename
        id
      }
    }
    ownScoutDrafts {
      jobId
      students {
        candidateId
        undelivered {
          subject
          message
          reason
        }
      }
      ...ScoutDraftFields
    }
    jobDescriptionsForScoutInvitation {
      id
    }
    jobDescriptions {
      edges {
        node {
          id
          title
        }
      }
    }
  }
`)

const load = (ask: Ask) => ask(ScoutDraftsPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const title = '書きかけのスカウト'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function ScoutDrafts({
  loaderData: { viewer, ownScoutDrafts, jobDescriptionsForScoutInvitation: sendable, jobDescriptions: jobs },
}: Route.ComponentProps) {
  const viewerId = viewer?.__typename === 'CompanyViewer' ? viewer.id : ''
  const drafts = useDrafts(viewerId, readFragment(ScoutDraftFields, ownScoutDrafts))
  const canWrite = useCanWrite()
  const students = useDraftStudents(drafts)
  return (
    <Page>
      <PageHead title={title}>
        {canWrite
          ? '書きはじめて、まだ送っていないスカウトです。別の端末でも続きを書けます。送ると一覧から消えます。'
          : 'あなたが書きはじめて、まだ送っていないスカウトです。閲覧の権限では続きを書けませんが、文面を読み、コピーできます。'}
      </PageHead>
      {drafts.length === 0 ? (
        <EmptyState
          title="書きかけのスカウトはありません"
          action={<ButtonLink to={clientUrls.candidates()}>学生をさがす</ButtonLink>}
        >
          スカウトを書きはじめると、下書きが自動で保存されます。
        </EmptyState>
      ) : (
        <RowList>
          {drafts.map((listed) => (
            <DraftRow
              key={listed.jobId}
              viewerId={viewerId}
              listed={listed}
              title={jobs.edges.find(({ node }) => node.id === listed.jobId)?.node.title ?? '削除された募集'}
              isSendable={sendable.some(({ id }) => id === listed.jobId)}
              students={students}
              undelivered={undeliveredOf(ownScoutDrafts, listed.jobId)}
            />
          ))}
        </RowList>
      )}
    </Page>
  )
}

const undeliveredOf = (drafts: ScoutDraftsPageQuery['ownScoutDrafts'], jobId: string) =>
  (drafts.find((draft) => draft.jobId === jobId)?.students ?? []).flatMap(({ candidateId, undelivered }) =>
    undelivered ? [{ candidateId, ...undelivered }] : [],
  )
