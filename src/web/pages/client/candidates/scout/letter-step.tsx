import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ButtonLink } from '#web/parts/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useKeys } from '#web/ui/keys.ts'
import { LinkButton, linkClass } from '#web/ui/link-button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CommonText } from './common-text.tsx'
import { useStepUrls, type Composer } from './composer.ts'
import { Letter } from './letter.tsx'
import type { Person } from './people.ts'
import { PeopleList } from './people-list.tsx'
import { Phone } from './phone.tsx'
import styles from './letter.module.css'
import steps from './steps.module.css'

type LetterStepProps = { composer: Composer; current: Person; isEditing: boolean }

/** ② A reason of its own for each student. */
export function LetterStep({ composer, current, isEditing }: LetterStepProps) {
  const { receivers, readyIds, checks } = composer
  const [panel, setPanel] = useState<'people' | 'phone' | null>(null)
  const { urlOf } = useStepUrls()
  const navigate = useNavigate()
  const at = receivers.findIndex(({ id }) => id === current.id)
  const isMany = receivers.length > 1
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
  const isTextMissing = checks.subject !== null || checks.message !== null
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
            <Common composer={composer} onEdit={edit} />
            {isTextMissing && (
              <Notice kind="warning">
                件名と共通の文面が、まだできていません。
                <Link className={linkClass()} to={urlOf(2, { edit: true })} replace>
                  文面を書く
                </Link>
              </Notice>
            )}
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
            <Letter composer={composer} person={current} at={at} onMove={move} />
          </div>
        </div>
        <aside className={classNames(styles.preview, 'wide-only')} aria-label="学生に届く画面">
          <h2>学生に届く画面</h2>
          <Phone composer={composer} candidateId={current.id} />
        </aside>
      </div>
      <footer className={steps.foot}>
        <ButtonLink kind="secondary" to={urlOf(1)}>
          戻る
        </ButtonLink>
        <p className="wide-only">{left > 0 && `あと${left}名の理由が未入力です`}</p>
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
      <CommonText composer={composer} open={isEditing} onClose={() => void navigate(urlOf(2), { replace: true })} />
      <Modal open={panel === 'people'} onClose={() => setPanel(null)} title="送る学生" mode="bottomPanel">
        <PeopleList composer={composer} currentId={current.id} onChoose={choose} />
      </Modal>
      <Modal open={panel === 'phone'} onClose={() => setPanel(null)} title="学生に届く画面" mode="bottomPanel">
        <Phone composer={composer} candidateId={current.id} />
      </Modal>
    </>
  )
}

function Common({ composer: { job, storedDraft }, onEdit }: { composer: Composer; onEdit: () => void }) {
  return (
    <dl className={styles.common}>
      <dt>募集</dt>
      <dd>{job?.title}</dd>
      <dt>件名</dt>
      <dd>{storedDraft.draft.subject || '未入力'}</dd>
      <dd>
        <LinkButton onClick={onEdit}>
          <Icon name="edit" size="small" />
          共通の文面を編集
        </LinkButton>
      </dd>
    </dl>
  )
}
