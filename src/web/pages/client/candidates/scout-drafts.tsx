import { clientUrls } from '#ground/client-urls.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RowList } from '../parts/row-list.tsx'
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

/** The drafts lie on this device, so the browser alone knows them. */
export default function ScoutDrafts({
  loaderData: { viewer, jobDescriptionsForScoutInvitation: sendable, jobDescriptions: jobs },
}: Route.ComponentProps) {
  const viewerId = viewer?.__typename === 'CompanyViewer' ? viewer.id : ''
  const drafts = useDrafts(viewerId)
  const students = useDraftStudents(drafts)
  return (
    <Page>
      <PageHead title={title}>この端末に残っている、まだ送っていないスカウトです。送ると一覧から消えます。</PageHead>
      {drafts.length === 0 ? (
        <EmptyState
          title="書きかけのスカウトはありません"
          action={<ButtonLink to={clientUrls.candidates()}>学生をさがす</ButtonLink>}
        >
          スカウトを書きはじめると、入力するたびに下書きがこの端末に残ります。
        </EmptyState>
      ) : (
        <RowList>
          {drafts.map(({ jobId, draft }) => (
            <DraftRow
              key={jobId}
              viewerId={viewerId}
              jobId={jobId}
              draft={draft}
              title={jobs.edges.find(({ node }) => node.id === jobId)?.node.title ?? '削除された募集'}
              isSendable={sendable.some(({ id }) => id === jobId)}
              students={students}
            />
          ))}
        </RowList>
      )}
    </Page>
  )
}
