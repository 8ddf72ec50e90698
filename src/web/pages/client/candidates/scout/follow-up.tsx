import { checkFollowUp, followUpDays, followUpTexts } from '#domain/scout-invitation/sent/follow-up/rules.ts'
import { FollowUpText } from '#web/pages/client/parts/follow-up-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { writeFollowUp } from '../../parts/scout-draft/draft.ts'
import type { Composer } from './composer.ts'
import styles from './steps/steps.module.css'

/** The mistake in the follow-up that goes with the sending; null without one. */
export const followUpMistake = ({ storedDraft: { draft } }: Composer) =>
  draft.followUp === null ? null : (checkFollowUp(draft.followUp.trim())?.message ?? null)

type FollowUpProps = { composer: Composer; isPressed: boolean }

/** None, or one word that follows by itself. */
export function FollowUp({ composer, isPressed }: FollowUpProps) {
  const { draft, change } = composer.storedDraft
  const write = (text: string | null) => change((written) => writeFollowUp(written, text))
  const mistake = followUpMistake(composer)
  const isShown = isPressed || (draft.followUp ?? '').length > 0
  return (
    <Card as="section" className={styles.card}>
      <FieldGroup
        label="返信がないときのフォロー"
        hint="1つのスカウトに1度だけ、同じスカウトの「追伸」として届きます。返信した学生や「あとで」を選んだ学生などには届きません。週や月の送信数には数えません。"
      >
        <div className={styles.sendTime}>
          <Radio name="follow-up" checked={draft.followUp === null} onChange={() => write(null)}>
            送らない
          </Radio>
          <Radio name="follow-up" checked={draft.followUp !== null} onChange={() => write(followUpTexts[0])}>
            {`届いてから${followUpDays}日たっても返信がなければ、自動で送る`}
          </Radio>
        </div>
      </FieldGroup>
      {draft.followUp !== null && (
        <FollowUpText text={draft.followUp} onChange={write} error={isShown ? (mistake ?? undefined) : undefined} />
      )}
    </Card>
  )
}
