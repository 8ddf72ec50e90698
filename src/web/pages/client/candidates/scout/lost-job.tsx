import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CopyButton } from '#web/parts/copy-button.tsx'
import { ReasonText } from '#web/parts/letters/reason-text.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { schoolOf } from '#web/parts/students/student-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import type { Draft } from '../../parts/scout-draft/draft.ts'
import { discard } from '../../parts/scout-draft/saving.ts'
import { putDraft, useDrafts } from '../../parts/scout-draft/stored-draft.ts'
import type { Composer } from './composer.ts'
import { useStepUrls } from './steps/step-urls.ts'
import { invitationOf } from './text-checks.ts'
import styles from './steps/steps.module.css'

const isBegun = ({ subject, message, reasons }: Draft) =>
  [subject, message, ...Object.values(reasons)].some((text) => text.trim() !== '')

/** A colleague archived or deleted the job meanwhile: its texts can be read, and go to another job. */
export function LostJob({ composer }: { composer: Composer }) {
  const { draft } = composer.storedDraft
  const hasText = isBegun(draft)
  return (
    <>
      <div className={styles.scroll}>
        <div className={styles.inner}>
          <Notice kind="warning" live>
            <p>{lossOf(composer)}</p>
            {hasText && <p>書いた文面は、下書きに残っています。別の募集に移して、続きを書けます。</p>}
          </Notice>
          <OtherJob composer={composer} hasText={hasText} />
          {hasText && <Texts composer={composer} draft={draft} />}
        </div>
      </div>
      <footer className={styles.foot}>
        <ButtonLink kind="secondary" to={composer.back}>
          戻る
        </ButtonLink>
      </footer>
    </>
  )
}

function lossOf({ lostJob }: Composer) {
  if (!lostJob?.title) return 'この募集は見つかりません。削除された可能性があります。'
  return lostJob.isArchived
    ? `「${lostJob.title}」はアーカイブされたため、スカウトを送れません。`
    : `「${lostJob.title}」は公開されていないため、スカウトを送れません。`
}

function OtherJob({ composer, hasText }: { composer: Composer; hasText: boolean }) {
  const { jobs, jobOptions, lostJob, storedDraft, viewer } = composer
  const viewerId = viewer?.id ?? ''
  const [jobId, setJobId] = useState('')
  const drafts = useDrafts(viewerId)
  const { urlOf } = useStepUrls()
  const navigate = useNavigate()
  // A text that is moved must replace no other one.
  const free = hasText ? jobOptions.filter(({ value }) => !drafts.some((one) => one.jobId === value)) : jobOptions
  const go = () => {
    if (hasText && lostJob) {
      putDraft({ viewerId, jobId }, { ...storedDraft.draft, sending: null })
      void discard({ viewerId, jobId: lostJob.id })
    }
    void navigate(urlOf(hasText ? 2 : 1, { job: jobId }), { replace: true })
  }
  if (free.length === 0)
    return (
      <Card as="section" className={styles.card}>
        <p>
          {jobs.length > 0
            ? 'ほかの募集には、どれも書きかけの文面があります。先に送信するか、下書き一覧で削除してください。'
            : 'スカウトに使える募集が、ほかにありません。募集を公開すると選べます。'}
        </p>
        <ButtonLink kind="secondary" to={jobs.length > 0 ? clientUrls.scoutDrafts() : clientUrls.jobs()}>
          {jobs.length > 0 ? '下書き一覧を見る' : '募集を見る'}
        </ButtonLink>
      </Card>
    )
  return (
    <Card as="section" className={styles.card}>
      <SelectField
        label={hasText ? '移す先の募集' : '別の募集'}
        hint={free.length < jobs.length ? '書きかけの文面がある募集は選べません。' : undefined}
        value={jobId}
        emptyLabel="選択してください"
        options={free}
        onChange={(event) => setJobId(event.target.value)}
      />
      <Button disabled={jobId === ''} onClick={go}>
        {hasText ? '文面を移す' : 'この募集で書く'}
      </Button>
    </Card>
  )
}

function Texts({ composer, draft }: { composer: Composer; draft: Draft }) {
  const reasons = Object.keys(draft.reasons).flatMap((id) => {
    const { reason, quotations } = invitationOf(draft, id)
    return reason.trim() === '' ? [] : [{ id, reason, quotations }]
  })
  const nameOf = (id: string) => {
    const person = composer.people.find((one) => one.id === id)
    return person ? schoolOf(person) : 'ほかの学生'
  }
  return (
    <Card as="section" className={styles.card} aria-labelledby="lost-texts">
      <h2 id="lost-texts">書いた文面</h2>
      <Facts>
        {draft.subject && <Fact label="件名">{draft.subject}</Fact>}
        {draft.message && (
          <Fact label="文面">
            <p className="written">{draft.message}</p>
            <CopyButton of="文面" text={draft.message} />
          </Fact>
        )}
        {reasons.map(({ id, reason, quotations }) => (
          <Fact key={id} label={nameOf(id)}>
            <p className="written">
              <ReasonText text={reason.trim()} quotations={quotations} />
            </p>
            <CopyButton of="理由" text={reason.trim()} />
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}
