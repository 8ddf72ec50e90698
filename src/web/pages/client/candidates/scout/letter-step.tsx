import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { missingLetters } from '#domain/scout-invitation/sending/reason/rules.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { useKeys } from '#web/ui/browser/keys.ts'
import { LinkButton, linkButtonClass, linkClass } from '#web/ui/link-button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Claimed } from './claims/claimed.tsx'
import { ColleagueNotice } from './colleague-notice.tsx'
import { CommonText, missingCommonText } from './common-text.tsx'
import type { Composer } from './composer.ts'
import { useStepUrls } from './steps/step-urls.ts'
import { ExperimentTexts } from './experiment-texts.tsx'
import { Letter } from './letter.tsx'
import { useShareOfOne } from './letter-shares.ts'
import { OwnMessage } from './own-message.tsx'
import type { Person } from './people.ts'
import { PeopleList } from './people-list.tsx'
import { Phone } from './phone.tsx'
import { invitationOf } from './text-checks.ts'
import styles from './letter.module.css'
import steps from './steps/steps.module.css'

type LetterStepProps = { composer: Composer; current: Person; isEditing: boolean }

/** ② A reason of its own for each student. */
export function LetterStep({ composer, current, isEditing }: LetterStepProps) {
  const { receivers, readyIds } = composer
  const [panel, setPanel] = useState<'people' | 'phone' | null>(null)
  const { urlOf } = useStepUrls()
  const navigate = useNavigate()
  const at = receivers.findIndex(({ id }) => id === current.id)
  const isMany = receivers.length > 1
  const { experiment, storedDraft } = composer
  const share = useShareOfOne(
    { draft: storedDraft.draft, ids: receivers.map(({ id }) => id), isExperiment: experiment !== null },
    current.id,
  )
  const next = receivers[at + 1]
  const left = receivers.length - readyIds.length
  const move = (by: number) => {
    const to = receivers[at + by]
    if (to) composer.setCurrentId(to.id)
  }
  const goOn = () => (next ? move(1) : void navigate(urlOf(3)))
  useKeys(
    {
      'Alt+ArrowLeft': () => move(-1),
      'Alt+ArrowRight': () => move(1),
      'Control+Enter': goOn,
      'Meta+Enter': goOn,
    },
    { repeated: ['Alt+ArrowLeft', 'Alt+ArrowRight'] },
  )
  const edit = () => void navigate(urlOf(2, { edit: true }), { replace: true })
  const missingText = missingCommonText(composer)
  const choose = (id: string) => {
    composer.setCurrentId(id)
    setPanel(null)
  }
  return (
    <>
      <div className={classNames(styles.columns, !isMany && styles.single)}>
        {isMany && (
          <aside className={classNames(styles.people, 'wide-only')} aria-label="送る学生">
            <PeopleList composer={composer} currentId={current.id} onChoose={choose} />
          </aside>
        )}
        <div className={styles.letter}>
          <div className={styles.inner}>
            <Claimed composer={composer} />
            <Common composer={composer} onEdit={isMany && !experiment ? edit : undefined} />
            <ExperimentTexts composer={composer} />
            {isMany && missingText && (
              <Notice kind="warning">
                {missingText}
                <Link className={linkClass()} to={urlOf(2, { edit: true })} replace>
                  続きを書く
                </Link>
              </Notice>
            )}
            {(isMany || experiment) && <ColleagueNotice composer={composer} />}
            <div className={classNames(styles.panels, 'phone-only')}>
              {isMany && (
                <Button kind="secondary" onClick={() => setPanel('people')}>
                  <Icon name="users" size="small" />
                  送る学生 {readyIds.length}/{receivers.length}
                </Button>
              )}
              <Button kind="secondary" onClick={() => setPanel('phone')}>
                <Icon name="eye" size="small" />
                届く画面
              </Button>
            </div>
            <Letter composer={composer} person={current} at={at} share={share} onMove={move} />
            {!isMany && !experiment && <OwnMessage composer={composer} isEditing={isEditing} />}
          </div>
        </div>
        <aside className={classNames(styles.preview, 'wide-only')} aria-label="学生に届く画面">
          <h2>学生に届く画面</h2>
          <Phone composer={composer} person={current} share={share} />
        </aside>
      </div>
      <footer className={steps.foot}>
        <ButtonLink kind="secondary" to={urlOf(1)}>
          戻る
        </ButtonLink>
        <p className="wide-only">{left > 0 && unfinishedText(composer, left)}</p>
        <ButtonLink kind={next ? 'secondary' : 'primary'} className={steps.next} to={urlOf(3)}>
          確認へ進む
        </ButtonLink>
        {next && (
          <Button onClick={goOn} aria-keyshortcuts="Control+Enter Meta+Enter">
            次の学生へ
            <Icon name="chevron-right" size="small" />
          </Button>
        )}
      </footer>
      {isMany && !experiment && (
        <CommonText composer={composer} open={isEditing} onClose={() => void navigate(urlOf(2), { replace: true })} />
      )}
      <Modal open={panel === 'people'} onClose={() => setPanel(null)} title="送る学生" mode="bottomPanel">
        <PeopleList composer={composer} currentId={current.id} onChoose={choose} />
      </Modal>
      <Modal open={panel === 'phone'} onClose={() => setPanel(null)} title="学生に届く画面" mode="bottomPanel">
        <Phone composer={composer} person={current} share={share} />
      </Modal>
    </>
  )
}

/** For one student, the reason alone is meant; where a text of the student stands already, how much it lacks. */
function unfinishedText({ receivers, storedDraft, checks }: Composer, left: number) {
  if (receivers.length > 1) return `あと${left}名の理由が未入力です`
  const [only] = receivers
  if (!only || checks.people.get(only.id)?.state === 'empty') return '理由がまだ書かれていません'
  const { reason, quotations } = invitationOf(storedDraft.draft, only.id)
  const missing = missingLetters(reason, quotations)
  return missing ? `理由は、${missing}必要です` : '理由を確認してください'
}

type CommonProps = { composer: Composer; onEdit: (() => void) | undefined }

function Common({ composer: { job, jobs, storedDraft, leftOut, missing }, onEdit }: CommonProps) {
  const { urlOf } = useStepUrls()
  return (
    <dl className={styles.common}>
      <dt>募集</dt>
      <dd>{job?.title}</dd>
      {leftOut.length + missing > 0 && (
        <>
          <dt>対象外</dt>
          <dd>{leftOut.length + missing}名（送信しません）</dd>
        </>
      )}
      {onEdit ? (
        <>
          <dt>件名</dt>
          <dd>{storedDraft.draft.subject || '未入力'}</dd>
          <dd>
            <LinkButton onClick={onEdit}>
              <Icon name="edit" size="small" />
              共通の文面を編集
            </LinkButton>
          </dd>
        </>
      ) : (
        jobs.length > 1 && (
          <dd className={styles.change}>
            <Link className={linkButtonClass()} to={urlOf(1)}>
              募集を変える
            </Link>
          </dd>
        )
      )}
    </dl>
  )
}
