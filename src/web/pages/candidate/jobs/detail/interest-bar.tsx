import { Link, useFetcher } from 'react-router'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { firstMessages } from '#web/texts/at-first.ts'
import { withMessages } from '#web/parts/answers/with-messages.ts'
import { AnswerBar } from '#web/parts/answer-bar.tsx'
import { FavoriteButton } from '#web/parts/companies/favorite-button.tsx'
import { formOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { useHeard } from '#web/parts/answers/heard.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { useWithoutDoubleTap } from '#web/ui/browser/double-tap.ts'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import styles from '../detail.module.css'

const InterestBarFields = graphql(`
  fragment InterestBar on OfferedJob {
    id
    isInterested
    company {
      id
      displayName
      isFavorite
    }
  }
`)

export type InterestAnswer = { done: 'interestTold' | 'interestTakenBack'; isExplained: boolean } | ActionRefusal

type InterestBarProps = {
  job: FragmentType<typeof InterestBarFields>
  /** Companies find the student. */
  isPublic: boolean
}

/** A student without a scout cannot apply: ♡ and the interest tell the company, which may send a scout. */
export function InterestBar({ job, isPublic }: InterestBarProps) {
  const { id, isInterested, company } = readFragment(InterestBarFields, job)
  const about = `interest-${id}`
  const fetcher = useFetcher<InterestAnswer>({ key: about })
  const toast = useToast()
  const send = (intent: 'tellInterest' | 'takeBackInterest') => void fetcher.submit({ intent }, { method: 'post' })
  const sending = formOnItsWay(fetcher)?.get('intent')
  const isTold = sending ? sending === 'tellInterest' : isInterested
  const withoutDoubleTap = useWithoutDoubleTap(isTold)
  useHeard(fetcher.data, (answer) => {
    if ('refused' in answer)
      return void toast({
        about,
        text: answer.refused.message,
        action: { label: firstMessages.retry, onPress: () => send(isInterested ? 'takeBackInterest' : 'tellInterest') },
      })
    const wayBack = answer.done === 'interestTold' ? 'takeBackInterest' : 'tellInterest'
    withMessages((messages) => {
      toast({
        about,
        text: messages.success[answer.done],
        action: { label: messages.undo, onPress: () => send(wayBack) },
      })
      if (answer.isExplained) toast({ about: 'favorites', text: messages.favoritesExplained, ms: explanationMs })
    })
  })
  return (
    <AnswerBar flush status={isTold ? <Told isPublic={isPublic} /> : '応募には、企業からのスカウトが必要です。'}>
      <div className={styles.interest}>
        <FavoriteButton company={company} />
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value={isTold ? 'takeBackInterest' : 'tellInterest'} />
          <Button
            type="submit"
            wide
            kind={isTold ? 'secondary' : 'primary'}
            aria-pressed={isTold}
            onClick={withoutDoubleTap}
          >
            {isTold && <Icon name="check" />}
            この企業に興味がある
          </Button>
        </fetcher.Form>
      </div>
    </AnswerBar>
  )
}

const Told = ({ isPublic }: { isPublic: boolean }) =>
  isPublic ? (
    '企業があなたを見つけやすくなりました。'
  ) : (
    <Phrases>
      <Link className={linkClass()} to={urls.candidate.profile()}>
        プロフィールを公開する
      </Link>
      と、企業があなたを見つけやすくなります。
    </Phrases>
  )

const explanationMs = 16_000
