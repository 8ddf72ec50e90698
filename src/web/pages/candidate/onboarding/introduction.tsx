import { checkTaglines, tidyTaglines } from '#domain/candidate/profile/rules.ts'
import { checkProfileText } from '#domain/candidate/profile/text/rules.ts'
import { recommendedTextLength } from '#domain/candidate/rules.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { CharacterCount } from '#web/ui/fields/character-count.tsx'
import { ChipButton, chipsClass } from '#web/ui/marks/chip.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { UnneededNote } from '../parts/unneeded-note.tsx'
import type { Own } from './load.ts'
import styles from './onboarding.module.css'
import { StepFrame, useStepForm } from './step-frame.tsx'

const openings = [
  '周りからは、最後までやり抜く人だと言われます。',
  '私は、困っている人に気づいて先に動く人だと言われます。',
  '分からないことを、納得するまで調べるのが得意です。',
  '人の話をよく聞き、意見をまとめる役を任されてきました。',
  '新しいことを考え、まず試してみるのが好きです。',
]

const tagline = { ...profileLimits.taglines, max: profileLimits.taglines.each }

export function Introduction({ own }: { own: Own }) {
  // The step writes the first tagline; others, written in the profile, stay.
  const others = own.taglines.slice(1)
  const taglinesOf = (first: string) => tidyTaglines([first, ...others])
  const form = useStepForm({
    step: 'step2',
    ownerId: own.id,
    begin: () => ({ tagline: own.taglines[0] ?? '', selfIntroduction: own.selfIntroduction }),
    write: (draft) => ({ taglines: taglinesOf(draft.tagline), selfIntroduction: draft.selfIntroduction }),
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
      <TextField
        label="ひとこと（タグライン）"
        optional
        hint="例：粘り強い研究者、店の売上を2割伸ばした接客係"
        count={<CharacterCount text={draft.tagline} as="line" max={tagline.max} />}
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
      <details className={styles.openings}>
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
