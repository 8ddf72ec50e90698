import { useRef } from 'react'
import { missingLetters } from '#domain/scout-invitation/sending/reason/rules.ts'
import { limits } from '#domain/scout-invitation/sending/rules.ts'
import { Avatar, sceneOf } from '#web/ui/marks/avatar.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ColleagueDrafts } from '../parts/colleague-drafts.tsx'
import { OfferNotice } from '../parts/offer-notice.tsx'
import { categoryOf, classOf, schoolOf } from '#web/parts/students/student-words.ts'
import type { Composer } from './composer.ts'
import { LetterShare } from './letter-share.tsx'
import type { ShareOfOne } from './letter-shares.ts'
import { quotationsOf, quote, reasonOf, writeReason } from '../../parts/scout-draft/draft.ts'
import type { Person } from './people.ts'
import { activeQuotations, insertQuotation, removeQuotation, type Quotation } from '../../parts/scout-draft/quoting.ts'
import { Quotes } from './quotes.tsx'
import { ReasonLine } from './reason-line/reason-line.tsx'
import type { ReasonCheck } from './text-checks.ts'
import styles from './letter.module.css'

type LetterProps = {
  composer: Composer
  person: Person
  at: number
  share: ShareOfOne
  onMove: (by: number) => void
}

/** One student, the sentences of their profile, and the field for the reason. */
export function Letter({ composer, person, at, share, onMove }: LetterProps) {
  const { receivers, storedDraft, checks, takeOut } = composer
  const { draft, change } = storedDraft
  const field = useRef<HTMLTextAreaElement>(null)
  const reason = reasonOf(draft, person.id)
  const active = activeQuotations(reason, quotationsOf(draft, person.id))
  const check = checks.people.get(person.id)

  const write = (text: string) => {
    composer.setCurrentId(person.id)
    change((now) => writeReason(now, person.id, text))
  }
  const insert = (quotation: Quotation) => {
    const caret = document.activeElement === field.current ? (field.current?.selectionStart ?? null) : null
    const inserted = insertQuotation(reason, quotation.text, caret)
    composer.setCurrentId(person.id)
    change((now) => quote(now, person.id, inserted.reason, quotation))
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(inserted.caret, inserted.caret)
    })
  }
  const takeOutCurrent = () => {
    const next = receivers[at + 1] ?? receivers[at - 1]
    if (next) composer.setCurrentId(next.id)
    takeOut(person.id)
  }
  return (
    <Card as="section" className={styles.card} aria-labelledby="letter-to">
      <div className={styles.who}>
        <Avatar photo={person.picture} scene={sceneOf(person.id)} />
        <div>
          <h2 id="letter-to">
            <Phrases>{schoolOf(person)}</Phrases>
          </h2>
          <p>
            <Badge>{classOf(person.education.graduationYear)}</Badge>
            <Badge>{categoryOf(person)}</Badge>
            <Phrases>{person.headline}</Phrases>
          </p>
          <ColleagueDrafts of={person} />
        </div>
        {receivers.length > 1 && (
          <div className={styles.move}>
            <LinkButton onClick={takeOutCurrent}>
              <span className="visually-hidden">この学生を</span>外す
            </LinkButton>
            <Button kind="quiet" icon aria-label="前の学生（Alt+←）" disabled={at === 0} onClick={() => onMove(-1)}>
              <Icon name="chevron-left" />
            </Button>
            <span className="num">
              {at + 1} / {receivers.length}
            </span>
            <Button
              kind="quiet"
              icon
              aria-label="次の学生（Alt+→）"
              disabled={at === receivers.length - 1}
              onClick={() => onMove(1)}
            >
              <Icon name="chevron-right" />
            </Button>
          </div>
        )}
      </div>
      <OfferNotice student={person} />
      <Quotes
        key={person.id}
        passages={person.quotablePassages}
        active={active}
        onQuote={insert}
        onRemove={({ text }) => write(removeQuotation(reason, text))}
      />
      <div className={styles.field}>
        <TextArea
          ref={field}
          label="あなたを選んだ理由"
          required
          hint="読んで心が動いたところと、自社の仕事とのつながりを、40文字以上（引用を除く）、300文字以内で書いてください。"
          value={reason}
          missing={reason.trim() === '' ? null : missingLetters(reason, active)}
          max={limits.reason.max}
          error={errorOf(composer, person.id, reason, check)}
          onChange={(event) => write(event.target.value)}
        />
        <ReasonLine figures={composer.reasonFigures} reason={reason} quotations={active} />
        <LetterShare share={share} />
        <Similarity check={check} receivers={receivers} />
      </div>
    </Card>
  )
}

/** The server's refusal of this text comes first. While letters are missing, only the counter says so. */
function errorOf(
  { storedDraft, problems, answer }: Composer,
  id: string,
  reason: string,
  check: ReasonCheck | undefined,
) {
  const quotations = quotationsOf(storedDraft.draft, id)
  const sent = answer?.sending?.invitations.find(({ candidateId }) => candidateId === id)
  const found = sent?.reason === reason ? problems.find(({ candidateId }) => candidateId === id)?.message : undefined
  return found ?? (missingLetters(reason, activeQuotations(reason, quotations)) === null ? check?.error : undefined)
}

function Similarity({ check, receivers }: { check: ReasonCheck | undefined; receivers: readonly Person[] }) {
  const other = receivers.find(({ id }) => id === check?.similar?.id)
  if (!check?.similar || !other) return null
  return (
    <Notice kind="warning" live>
      「{schoolOf(other)}」への文と<strong>{Math.floor(check.similar.ratio * 100)}%</strong>
      似ています。書き分けると、この学生の話だと伝わります。
    </Notice>
  )
}
