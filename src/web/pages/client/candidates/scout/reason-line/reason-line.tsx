import { Link, useFetcher } from 'react-router'
import { writeAnalysisAddress } from '#domain/scout-invitation/analysis/address/rules.ts'
import { reasonLineOf, type ReasonLine as Line } from '#domain/scout-invitation/analysis/reason/rules.ts'
import { hasWholeSentence, styleOf } from '#domain/scout-invitation/sending/reason/style/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { grouped } from '#ground/grouped.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { LinkButton, linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Quotation } from '../../../parts/scout-draft/quoting.ts'
import type { ReasonFigures } from '../composer.ts'
import styles from './reason-line.module.css'

type ReasonLineProps = { figures: ReasonFigures; reason: string; quotations: readonly Quotation[] }

/** One line beside a reason: how the company's reasons that were written alike were answered. */
export function ReasonLine({ figures, reason, quotations }: ReasonLineProps) {
  if (!figures.isShown) return <Turn isShown={false} />
  const { sent, accepted, rows, from, to } = figures
  const line = hasWholeSentence(reason, quotations)
    ? reasonLineOf(styleOf(reason, quotations), { total: { sent, accepted }, rows })
    : null
  if (!line) return null
  const analysis = writeAnalysisAddress({ period: 'own', from, to, by: 'REASON', jobId: null })
  return (
    <div className={styles.line}>
      <p>
        <Phrases>{wordsOf(line)}</Phrases>
      </p>
      <Link className={linkButtonClass()} to={clientUrls.analysis(analysis)} target="_blank">
        分析を見る<span className="visually-hidden">（新しいタブで開きます）</span>
      </Link>
      <Turn isShown />
    </div>
  )
}

/** Says what was, with its intervals, and neither a cause nor what to do. */
function wordsOf({ words, these, others, isApart }: Line) {
  const both = `これまでの承認率は、${words}が${rateText(these)}、それ以外が${rateText(others)}です。`
  return isApart ? both : `${both}差があるとは言えません。`
}

const whole = (share: number) => Math.round(share * 100)
const rateText = ({ share, lower, upper, sent }: Line['these']) =>
  `${whole(share)}%（${whole(lower)}〜${whole(upper)}%、${grouped(sent)}通）`

/** Switches the line off for this person, and in the same place on again. */
function Turn({ isShown }: { isShown: boolean }) {
  const fetcher = useFetcher()
  const intent = isShown ? 'hideReasonFigures' : 'showReasonFigures'
  return (
    <fetcher.Form method="post" className={isShown ? undefined : styles.off}>
      <input type="hidden" name="intent" value={intent} />
      <IdempotencyKey intention={intent} />
      <LinkButton type="submit" disabled={isOnItsWay(fetcher)}>
        {isShown ? '表示しない' : '書き方ごとの承認率を表示する'}
      </LinkButton>
    </fetcher.Form>
  )
}
