import { Form, Link, useSubmit } from 'react-router'
import { conditionChips } from '#domain/candidate-search/rules/chips.ts'
import { readCondition } from '#domain/candidate-search/rules/address.ts'
import { leastStudents, reasonKeys } from '#domain/candidate-search/likeness/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { grouped } from '#ground/grouped.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import type { LikenessReasonKey } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useSearchGround } from './parts/ground.ts'
import type { Route } from './+types/like'
import styles from './like/like.module.css'

const CandidateLikenessPage = graphql(`
  query CandidateLikenessPage($id: ID!, $chosen: [LikenessReasonKey!]) {
    candidateLikeness(candidateId: $id, chosen: $chosen) {
      query
      totalCount
      candidate {
        id
        ... on DisclosedSearchCandidate {
          familyName
          givenName
        }
      }
      reasons {
        key
        why
        query
        isChosen
        count
        toggledCount
      }
    }
  }
`)

/** Marks an address whose reasons are chosen, as an address with none of them could not be told apart otherwise. */
const chosenKey = 'chosen'
const reasonKey = 'with'

/** A word of an address that is no reason is dropped. */
const isKey = (text: string): text is LikenessReasonKey => reasonKeys.some((key) => key.toUpperCase() === text)

async function load(ask: Ask, { params, url }: Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>) {
  const chosen = url.searchParams.has(chosenKey) ? url.searchParams.getAll(reasonKey).filter(isKey) : null
  return (await ask(CandidateLikenessPage, { id: params.candidateId, chosen })).candidateLikeness
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData ? `${callStudent(loaderData.candidate)}に近い学生` : '近い学生', matches)

export default function CandidateLikeness({ loaderData: likeness }: Route.ComponentProps) {
  const { candidate, reasons, totalCount, query } = likeness
  const submit = useSubmit()
  return (
    <Page spaced>
      <PageHead title={`${callStudent(candidate)}に近い学生`}>
        <Link className={linkClass()} to={clientUrls.candidate(candidate.id)}>
          学生の詳細に戻る
        </Link>
      </PageHead>
      {reasons.length === 0 ? (
        <EmptyState title="条件にできる内容がありません">
          この学生のプロフィールには、条件にできる分野・経験・希望がまだ書かれていません。
        </EmptyState>
      ) : (
        <Form
          key={candidate.id}
          className={styles.form}
          onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}
          preventScrollReset
          replace
        >
          <input type="hidden" name={chosenKey} value="1" />
          <Card as="section" className={styles.card} aria-labelledby="likeness-reasons">
            <h2 id="likeness-reasons">条件と、その理由</h2>
            <p className="note-13">
              この学生のプロフィールの内容から作った条件です。チェックを外すと、その条件を使いません。性別・写真・学校名・ゆかりの地域・検査の結果は使いません。
            </p>
            <ul className={styles.reasons}>
              {reasons.map((reason) => (
                <Reason key={reason.key} reason={reason} />
              ))}
            </ul>
            <noscript>
              <Button type="submit" kind="secondary">
                人数を数え直す
              </Button>
            </noscript>
          </Card>
          <div className={styles.total}>
            <p aria-live="polite">
              いま採用している卒業予定年の学生のうち、選んだ条件すべてに合うのは
              <strong className="num">{grouped(totalCount)}</strong>名です。
            </p>
            {totalCount < leastStudents && <Fewer likeness={likeness} />}
            <ButtonLink to={clientUrls.candidates(new URLSearchParams(query))}>この条件で検索する</ButtonLink>
          </div>
        </Form>
      )}
    </Page>
  )
}

type Likeness = Route.ComponentProps['loaderData']

function useWords() {
  const { lookups } = useSearchGround()
  return (query: string) =>
    conditionChips(readCondition(new URLSearchParams(query)), lookups)
      .map(({ label }) => label)
      .join('・')
}

function Reason({ reason }: { reason: Likeness['reasons'][number] }) {
  const wordsOf = useWords()
  const { key, why, query, isChosen, count, toggledCount } = reason
  return (
    <li>
      <Checkbox name={reasonKey} value={key} defaultChecked={isChosen}>
        <span className={styles.words}>{wordsOf(query)}</span>
      </Checkbox>
      <p className={styles.why}>
        <span>{why}</span>
        <span className="num">{`この条件だけで${grouped(count)}名`}</span>
        <span className="num">{`${isChosen ? '外すと' : '加えると'}${grouped(toggledCount)}名`}</span>
      </p>
    </li>
  )
}

/** The word to take out, when few or no students are left. */
function Fewer({ likeness: { reasons, totalCount } }: { likeness: Likeness }) {
  const wordsOf = useWords()
  const best = reasons
    .filter(({ isChosen, toggledCount }) => isChosen && toggledCount > totalCount)
    .toSorted((a, b) => b.toggledCount - a.toggledCount)[0]
  if (!best) return null
  return <Notice>{`「${wordsOf(best.query)}」を外すと、${grouped(best.toggledCount)}名になります。`}</Notice>
}
