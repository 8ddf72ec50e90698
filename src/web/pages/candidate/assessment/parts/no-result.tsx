import { longDate } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Result } from './result-fields.ts'

type NoResultProps = { result: Result; title: string }

/** Why there is no result, and the way on. */
export function NoResult({ result, title }: NoResultProps) {
  const { heading, text, verb } = wordsOf(result)
  return (
    <Page narrow>
      <PageHead title={title} />
      <EmptyState
        title={heading}
        action={
          <ButtonLink kind={verb === '適性検査へ' ? 'secondary' : 'primary'} to={urls.candidate.assessment()}>
            {verb}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </Page>
  )
}

function wordsOf({ state, retakeFrom }: Result) {
  const again = retakeFrom ? `次は${longDate(retakeFrom)}から受検できます。` : ''
  switch (state) {
    case 'SCORING':
      return {
        heading: '採点しています',
        text: '数分でまとまります。まとまると、お知らせが届きます。',
        verb: '適性検査へ',
      }
    case 'SITTING':
      return { heading: '受検の途中です', text: '受検が終わると、ここに結果が表示されます。', verb: '続きを受検する' }
    case 'PARTIAL':
      return {
        heading: '受検の途中です',
        text: '残りのセクションを終えるか、期限が過ぎると、終えたセクションの結果がここに表示されます。',
        verb: '続きを受検する',
      }
    case 'DELETED':
      return { heading: '結果は削除しました', text: again, verb: '適性検査へ' }
    case 'NOT_TAKEN':
    case 'SCORED':
    default:
      return {
        heading: 'まだ受検していません',
        text: '受検は任意です。受けなくても、スカウトの受信には影響しません。',
        verb: '検査について見る',
      }
  }
}
