import { Link } from 'react-router'
import { monthDay } from '#ground/tokyo-time.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ColleagueNotice } from './colleague-notice.tsx'
import { CommonFields, messageName, missingCommonText, promiseNames } from './common-text.tsx'
import type { Composer } from './composer.ts'
import { useStepUrls } from './steps/step-urls.ts'
import { TemplateChoice } from './template-choice.tsx'
import styles from './letter.module.css'

type OwnMessageProps = { composer: Composer; isEditing: boolean }

/** The message to one student, below the reason: closed while it is ready, so that the reason is what there is to do. */
export function OwnMessage({ composer, isEditing }: OwnMessageProps) {
  const { storedDraft, job } = composer
  const { urlOf } = useStepUrls()
  const missing = missingCommonText(composer)
  const sentAt = job?.lastScoutText?.sentAt
  // A text that was not ready when the page opened stays open while it is written, also once it is long enough.
  const isOpen =
    isEditing ||
    missing !== null ||
    !(storedDraft.isBeginning || storedDraft.draft.message === job?.lastScoutText?.message)
  return (
    <Card as="section" className={styles.message} aria-labelledby="own-message">
      <header>
        <h2 id="own-message">
          <Phrases>{messageName(composer)}</Phrases>
        </h2>
        {!isOpen && (
          <Link className={linkButtonClass()} to={urlOf(2, { edit: true })} replace preventScrollReset>
            <Icon name="edit" size="small" />
            編集
          </Link>
        )}
      </header>
      {storedDraft.isBeginning && sentAt && (
        <p className="quiet">{monthDay(sentAt)}にこの募集で送った文面です。このまま送ることも、直すこともできます。</p>
      )}
      {isOpen ? (
        <CommonFields composer={composer} />
      ) : (
        <>
          <TemplateChoice composer={composer} />
          <ColleagueNotice composer={composer} />
          <p className={styles.subject}>{storedDraft.draft.subject}</p>
          <p className={styles.excerpt}>{storedDraft.draft.message}</p>
          <p className="note-13">{`学生への約束：${promiseNames(storedDraft.draft)}`}</p>
        </>
      )}
    </Card>
  )
}
