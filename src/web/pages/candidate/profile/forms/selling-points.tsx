import { checkSellingPoints } from '#domain/candidate/profile/rules.ts'
import { personalLimits } from '#ground/limits/student.ts'
import { Editor } from '../editor.tsx'
import { useSectionForm } from '../section-form.ts'
import { Chips } from '#web/parts/forms/chips.tsx'
import { idsOf, knownIds, type SectionProps } from './section.ts'
import styles from './forms.module.css'

/** A card has room for as many. */
const shownOnCard = 3

export default function SellingPoints({ own, choices: { sellingPoints } }: SectionProps) {
  const form = useSectionForm({
    section: 'selling-points',
    ownerId: own.id,
    begin: () => ({ sellingPointIds: idsOf(own.sellingPoints) }),
    write: (draft) => draft,
    check: (draft) => checkSellingPoints(draft.sellingPointIds.map(Number), knownIds(sellingPoints)),
    labels: { sellingPointIds: '強み' },
  })
  const chosen = form.draft.sellingPointIds.flatMap((id) => sellingPoints.find((point) => point.id === id) ?? [])
  return (
    <Editor form={form}>
      <Chips
        {...form.field('sellingPointIds')}
        label="あなたの強み"
        hint="1つから5つまで選べます。先に選んだ3つが、カードに表示されます。"
        limit={personalLimits.sellingPoints}
        groups={[{ name: '', choices: sellingPoints }]}
        chosen={form.draft.sellingPointIds}
        onChange={(sellingPointIds) => form.change({ sellingPointIds })}
      />
      {chosen.length > 0 && (
        <ol className={styles.points} aria-label="選んだ強み">
          {chosen.map(({ id, label, hint }, at) => (
            <li key={id}>
              <b>{label}</b>
              <span className="quiet">{hint}</span>
              {at < shownOnCard && <small>カードに表示</small>}
            </li>
          ))}
        </ol>
      )}
    </Editor>
  )
}
