import { checkTaglines } from '#domain/candidate/profile/rules.ts'
import { checkProfileText } from '#domain/candidate/profile/text/rules.ts'
import { recommendedTextLength } from '#domain/candidate/rules.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import type { PlainAnswer } from '#web/parts/forms/draft/use-draft.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CharacterCount } from '#web/ui/fields/character-count.tsx'
import { ChipButton, chipsClass } from '#web/ui/marks/chip.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { UnneededNote } from '../parts/unneeded-note.tsx'
import type { Own } from './load.ts'
import styles from './onboarding.module.css'
import { plainSteps } from './plain-steps.ts'
import { StepFrame, useStepForm } from './step-frame.tsx'

const openings = [
  '周りからは、最後までやり抜く人だと言われます。',
  '私は、困っている人に気づいて先に動く人だと言われます。',
  '分からないことを、納得するまで調べるのが得意です。',
  '人の話をよく聞き、意見をまとめる役を任されてきました。',
  '新しいことを考え、まず試してみるのが好きです。',
]

const taglineLimit = { ...profileLimits.taglines, max: profileLimits.taglines.each }

export function Introduction({ own, answer }: { own: Own; answer: PlainAnswer }) {
  const form = useStepForm({
    step: 'step2',
    own,
    begin: () => {
      const [tagline = '', ...otherTaglines] = own.taglines
      return { tagline, otherTaglines, selfIntroduction: own.selfIntroduction }
    },
    plain: plainSteps.step2,
    answer,
    check: (draft) => [...checkTaglines([draft.tagline]), checkProfileText('selfIntroduction', draft.selfIntroduction)],
    labels: { taglines: 'タグライン', selfIntroduction: '自己PR' },
  })
  const { draft } = form
  const begin = (opening: string) => {
    const written = draft.selfIntroduction.trim()
    form.change({ ...draft, selfIntroduction: written ? `${opening}\n${written}` : opening })
    form.focus('selfIntroduction')
  }
  return (
    <StepFrame
      form={form}
      title="どんな人だと言われますか？"
      lead="短くてかまいません。あとからいつでも書き足せます。"
      send="次へ"
    >
      {draft.otherTaglines.map((other) => (
        <input key={other} type="hidden" name="otherTaglines" value={other} />
      ))}
      <TextField
        label="ひとこと（タグライン）"
        optional
        hint="例：粘り強い研究者、店の売上を2割伸ばした接客係"
        count={<CharacterCount text={draft.tagline} as="line" max={taglineLimit.max} />}
        {...form.field('taglines')}
        value={draft.tagline}
        onChange={(event) => form.change({ ...draft, tagline: event.target.value })}
      />
      <TextArea
        label="自己PR"
        optional
        hint={`結論、場面、行動、結果の順に書くと伝わります。${recommendedTextLength}文字が目安です。`}
        rows={7}
        max={profileLimits.selfIntroduction.max}
        {...form.field('selfIntroduction')}
        value={draft.selfIntroduction}
        onChange={(event) => form.change({ ...draft, selfIntroduction: event.target.value })}
      />
      <UnneededNote text={draft.selfIntroduction} />
      <details className={classNames(styles.openings, 'scripted-only')}>
        <summary>
          書き出しを選ぶ
          <Icon name="chevron-down" size="small" />
        </summary>
        <div className={chipsClass(styles.lines)}>
          {openings.map((opening) => (
            <ChipButton key={opening} onClick={() => begin(opening)}>
              {opening}
            </ChipButton>
          ))}
        </div>
      </details>
    </StepFrame>
  )
}
