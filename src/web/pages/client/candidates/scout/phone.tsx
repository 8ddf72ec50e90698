import { promiseWords } from '#domain/scout-invitation/promise/rules.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { PagePart } from '#web/parts/page/page.tsx'
import { PromiseList } from '#web/parts/letters/promise-list.tsx'
import { ScoutLetter } from '#web/parts/letters/scout-letter.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Sun } from '#web/ui/marks/sun.tsx'
import type { Composer } from './composer.ts'
import type { ShareOfOne } from './letter-shares.ts'
import type { Person } from './people.ts'
import { invitationOf } from './text-checks.ts'
import styles from './phone.module.css'

type PhoneProps = { composer: Composer; person: Person; share: ShareOfOne }

/** The scout as the student will read it, drawn by the student's own part. */
export function Phone({ composer, person, share }: PhoneProps) {
  const { viewer, job, storedDraft } = composer
  const { reason, quotations } = invitationOf(storedDraft.draft, person.id)
  const { message } = storedDraft.draft
  const now = useNow()
  if (!viewer) return null
  const { displayName } = viewer.company
  const passageOf = ({ text }: { text: string }) =>
    person.quotablePassages.find((passage) => passage.text.includes(text))?.text ?? text
  return (
    <div className={styles.phone}>
      <div className={styles.bar}>
        <Icon name="chevron-left" />
        スカウト
      </div>
      <div className={styles.body} role="group" aria-label="スカウトの本文" tabIndex={0}>
        <div className={styles.sky} aria-hidden="true">
          <Sun className={styles.sun} />
        </div>
        <ScoutLetter
          isPhone
          heading="h3"
          companyName={displayName}
          company={viewer.company}
          sender={viewer.user}
          reason={reason}
          quotations={quotations.map((quotation) => ({ ...quotation, passage: passageOf(quotation) }))}
          sentAt={now}
          share={share ? { percent: share.personalShare, isMass: share.isMassLetter } : null}
        />
        {storedDraft.draft.promises.length > 0 && (
          <PagePart id="preview-promises" title={`${displayName}の約束`}>
            <PromiseList promises={storedDraft.draft.promises.map((kind) => ({ kind, ...promiseWords[kind] }))} />
          </PagePart>
        )}
        {job && (
          <PagePart id="preview-offer" title="ご案内の内容">
            <Facts>
              <Fact label="種別">{job.scoutType.label}</Fact>
              <Fact label="募集">{job.title}</Fact>
            </Facts>
          </PagePart>
        )}
        <PagePart id="preview-message" title={`${displayName}からのメッセージ`}>
          {composer.experiment && <p className="quiet">長いほうの文面を表示しています。</p>}
          <p className="written">{message || <span className="quiet">ここにメッセージが入ります。</span>}</p>
        </PagePart>
      </div>
      <div className={styles.foot} aria-hidden="true">
        <span>辞退</span>
        <span>あとで</span>
        <span>承認する</span>
      </div>
    </div>
  )
}
