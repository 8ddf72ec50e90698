import { fieldLimits } from '#ground/limits/desk.ts'
import { SelectionNotice } from '#web/parts/letters/selection-notice.tsx'
import { CharacterCount } from '#web/ui/fields/character-count.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { JobTypes } from './job-types.tsx'
import type { Writing } from './load.ts'
import type { JobForm } from './use-job-form.ts'
import styles from './writer.module.css'

/** The one scout type that may be called an internship. */
const internship = '3'

export function Basics({ form, writing }: { form: JobForm; writing: Writing }) {
  const { draft } = form
  const scoutType = writing.scoutTypes.find(({ id }) => id === draft.scoutTypeId)
  const isNamedInternship = /インターン/u.test(draft.title.normalize('NFKC'))
  const isMisnamed = isNamedInternship && draft.scoutTypeId !== '' && draft.scoutTypeId !== internship
  return (
    <section className={styles.card} id="basics" aria-label="基本">
      <TextField
        label={fieldLimits.jobTitle.label}
        required
        hint="学生がはじめに目にする一文です。仕事や体験の中身が分かる言葉にします。"
        count={<CharacterCount text={draft.title} as="line" max={fieldLimits.jobTitle.max} />}
        placeholder="例：現場の課題を5日間で解く"
        {...form.field('title')}
        value={draft.title}
        onChange={(event) => form.change({ ...draft, title: event.target.value })}
      />
      {isMisnamed && (
        <Notice kind="warning" live>
          「インターン」を名乗れるのは、5日以上の就業体験があるプログラムだけです。この募集の名前なら「仕事体験」などに改めるか、種別を見直してください。
        </Notice>
      )}
      <div className={styles.pair}>
        <SelectField
          label="スカウト種別"
          required
          emptyLabel="選択してください"
          options={writing.scoutTypes.map(({ id, label }) => ({ value: id, label }))}
          hint={scoutType?.note && scoutType.note !== '—' ? scoutType.note : 'この募集で学生に案内する内容です。'}
          {...form.field('scoutTypeId')}
          value={draft.scoutTypeId}
          onChange={(event) => form.change({ ...draft, scoutTypeId: event.target.value })}
        />
        <JobTypes form={form} jobTypes={writing.jobTypes} />
      </div>
      <SelectionNotice scoutTypeId={draft.scoutTypeId} />
    </section>
  )
}
