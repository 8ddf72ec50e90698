import { longDate } from '#ground/tokyo-time.ts'
import type { Sheet } from '#web/parts/assessment-result/fields.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/overlays/toast-region.tsx'

const failed = 'コピーできませんでした。文章を選択してコピーしてください。'

/** Copies the sentences of all traits for the student's own analysis. */
export function CopyTraits({ sheet }: { sheet: Sheet }) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard?.writeText(textOf(sheet)).then(
      () => toast({ text: '自己分析のための文章をコピーしました' }),
      () => toast({ text: failed }),
    ) ?? toast({ text: failed })
  return (
    <p className="scripted-only">
      <Button kind="secondary" onClick={() => void copy()}>
        自己分析のためにコピー
      </Button>
    </p>
  )
}

const textOf = ({ takenOn, traits }: Sheet) =>
  [
    `性格検査の結果（${longDate(takenOn)}受検）`,
    ...traits.map(({ leftLabel, rightLabel, percentage, text }) =>
      [`■${leftLabel} ⇔ ${rightLabel}（${percentage}%）`, text].join('\n'),
    ),
  ].join('\n\n')
