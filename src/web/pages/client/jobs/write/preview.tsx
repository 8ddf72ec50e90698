import { useState } from 'react'
import type { JobBodyFragment, WrittenJobFragment } from '#web/generated/graphql.ts'
import { makeFragmentData } from '#web/generated/index.ts'
import { shownBlocks } from '#web/parts/block-editor/block-draft.ts'
import { useReadyStills } from '#web/parts/block-editor/use-still.ts'
import { JobBody, JobBodyFields } from '#web/parts/job-page/job-body.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { conditionsOf, type Draft } from './draft.ts'
import type { Writing } from './load.ts'
import type { JobForm } from './use-job-form.ts'
import styles from './preview.module.css'

type PreviewProps = {
  open: boolean
  onClose: () => void
  form: JobForm
  writing: Writing
  job: WrittenJobFragment | null
}

const widths = [
  { value: 'phone', label: 'スマホ' },
  { value: 'desktop', label: 'パソコン' },
] as const

/** The job as students will read it, also while it is not saved. */
export function PreviewDialog({ open, onClose, form, writing, job }: PreviewProps) {
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone')
  const now = useNow()
  const stills = useReadyStills()
  return (
    <Modal open={open} onClose={onClose} title="プレビュー" mode="full" className={styles.dialog}>
      <div className={styles.top}>
        <Segments label="画面の幅" value={width} options={widths} onChange={setWidth} />
        <p className="quiet">
          <Phrases>学生に表示される形です。保存していない内容も含みます。</Phrases>
        </p>
      </div>
      <div className={styles.frame} data-width={width}>
        <JobBody
          heading="h2"
          job={makeFragmentData(shownJob(form.draft, writing, job, { now, stills }), JobBodyFields)}
          company={writing.viewer?.__typename === 'CompanyViewer' ? writing.viewer.company : undefined}
        />
      </div>
    </Modal>
  )
}

type Shown = { now: string; stills: ReadonlySet<string> }

function shownJob(
  draft: Draft,
  { scoutTypes, jobTypes }: Writing,
  job: WrittenJobFragment | null,
  { now, stills }: Shown,
) {
  return {
    title: draft.title || 'タイトル',
    lastEditedAt: now,
    checkedAt: now,
    scoutType: scoutTypes.find(({ id }) => id === draft.scoutTypeId) ?? { id: '', label: 'スカウト種別' },
    jobTypes: draft.jobTypeIds.flatMap((id) => jobTypes.find((one) => one.id === id) ?? []),
    // A union of masked fragments; the kind of each block decides which one it is.
    contents: shownBlocks(draft.blocks, stills) as JobBodyFragment['contents'],
    conditions: conditionsOf(draft),
    recruitmentProcess: job?.recruitmentProcess ?? [],
    recruitmentProcessDescription: job?.recruitmentProcessDescription ?? '',
  }
}
