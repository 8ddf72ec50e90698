import { Link } from 'react-router'
import { spanText } from '#ground/time/span.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type { InterviewsPageQuery } from '#web/generated/graphql.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { DateLinks } from '../parts/date-links.tsx'
import { ListRow, RowList } from '../parts/row-list.tsx'
import type { Route } from './+types/list'

const InterviewsPage = graphql(`
  query InterviewsPage {
    interviews {
      id
      type
      title
      startAt
      endAt
      location
      url
      emergencyContact
      bookings {
        id
        status
        evaluation {
          canWrite
          own {
            id
          }
        }
        candidate {
          id
          ... on DisclosedSearchCandidate {
            familyName
            givenName
          }
        }
      }
    }
  }
`)

const load = async (ask: Ask) => (await ask(InterviewsPage)).interviews
export const loader = onServer(load)
export const clientLoader = onClient(load)

const title = '担当する日程'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function Interviews({ loaderData: interviews }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={title}>
        自分が担当する、これからの日程と、この30日に終わった日程です。面談のあとは、学生ごとに評価を書いてください。
      </PageHead>
      {interviews.length === 0 ? (
        <EmptyState title="担当する日程はありません">採用担当の方が日程の担当者に選ぶと、ここに並びます。</EmptyState>
      ) : (
        <RowList>
          {interviews.map((interview) => (
            <InterviewRow key={interview.id} interview={interview} />
          ))}
        </RowList>
      )}
    </Page>
  )
}

function InterviewRow({ interview }: { interview: InterviewsPageQuery['interviews'][number] }) {
  const { title: name, startAt, endAt, location, url, emergencyContact, bookings } = interview
  const isOver = Date.parse(endAt) <= Date.parse(useNow())
  return (
    <ListRow>
      <div className="stack-2">
        <h2>{spanText(startAt, endAt)}</h2>
        <p>{name}</p>
        {!isOver && location && <p>場所：{location}</p>}
        {!isOver && url && (
          <p>
            <a className={linkClass()} href={url}>
              オンラインの会場を開く
            </a>
          </p>
        )}
        {!isOver && emergencyContact && <p className="note-13">緊急連絡先：{emergencyContact}</p>}
        <DateLinks date={interview} />
        {bookings.length === 0 ? (
          <p className="quiet">予約した学生はいません</p>
        ) : (
          <ul className="stack-1" aria-label="学生">
            {bookings.map(({ id, status, candidate, evaluation }) => (
              <li key={id} className="line-2">
                <Link className={linkClass()} to={clientUrls.interview(id)}>
                  {callStudent(candidate)}
                </Link>
                {status === 'NO_SHOW' && <Badge kind="line">欠席</Badge>}
                {evaluation.own ? (
                  <Badge kind="success">評価済み</Badge>
                ) : (
                  evaluation.canWrite && <Badge kind="warning">評価を書く</Badge>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </ListRow>
  )
}
