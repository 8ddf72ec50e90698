import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { WithoutScripts } from '#web/parts/shell/without-scripts.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/practice'
import { PracticeQuestion, PracticeItem } from './practice/practice-question.tsx'

const PracticePage = graphql(`
  query AssessmentPracticePage {
    assessments {
      intellectual {
        practice {
          practiceId
          ...PracticeItem
        }
      }
    }
  }
`)

const load = async (ask: Ask) => ({ practice: (await ask(PracticePage)).assessments.intellectual.practice })
export const loader = onServer(load)
export const clientLoader = onClient(load)

/** Going from question to question asks for nothing new. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

export const handle = { bare: true }
export const meta: Route.MetaFunction = ({ matches }) => titleOf('能力検査の練習', matches)

export default function Practice({ loaderData: { practice } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const number = Number(search.get('question') ?? 1)
  const position = Number.isInteger(number) && number >= 1 && number <= practice.length ? number : 1
  const item = practice[position - 1]
  if (!item)
    return (
      <EmptyState
        heading="h1"
        title="練習問題を準備しています"
        action={<ButtonLink to={urls.candidate.assessment()}>適性検査へ戻る</ButtonLink>}
      >
        日をおいて、もう一度お試しください。
      </EmptyState>
    )
  return (
    <>
      <PracticeQuestion
        key={item.practiceId}
        item={readFragment(PracticeItem, item)}
        position={position}
        count={practice.length}
      />
      <WithoutScripts />
    </>
  )
}
