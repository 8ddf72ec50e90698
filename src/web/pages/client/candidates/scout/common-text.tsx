import { promiseWords } from '#domain/scout-invitation/promise/rules.ts'
import { limits } from '#domain/scout-invitation/sending/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { lettersOfText } from '#ground/spelling/counted-letters.ts'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { CharacterCount } from '#web/ui/fields/character-count.tsx'
import { ColleagueNotice } from './colleague-notice.tsx'
import type { Composer } from './composer.ts'
import { PromiseChecks } from '#web/pages/client/parts/promise-checks.tsx'
import { choosePromises, writeCommonText, type Draft } from '../../parts/scout-draft/draft.ts'
import { TemplateChoice } from './template-choice.tsx'
import styles from './steps/steps.module.css'

/** The name of the message: one student gets the company's message, several get the same one. */
export const messageName = ({ people }: Composer) => (people.length > 1 ? '共通の文面' : '会社からのメッセージ')

/** The missing part of the subject and the message, as a sentence; null when both are ready. */
export function missingCommonText(composer: Composer) {
  const { storedDraft, checks } = composer
  const { subject, message } = storedDraft.draft
  const name = messageName(composer)
  const letters = lettersOfText(message)
  const missing = limits.message.min - letters
  const ofMessage =
    letters === 0
      ? `${name}を${limits.message.min}文字以上で書いてください。`
      : missing > 0
        ? `${name}はあと${missing}文字必要です。`
        : checks.message && `${name}を直してください（${checks.message}）。`
  const ofSubject = checks.subject && (subject.trim() === '' ? '件名を書いてください。' : `${checks.subject}。`)
  return [ofSubject, ofMessage].filter(Boolean).join('') || null
}

/** The promises of a draft in one line. */
export const promiseNames = ({ promises }: Pick<Draft, 'promises'>) =>
  promises.map((kind) => promiseWords[kind].label).join('、') || 'なし'

type CommonFieldsProps = { composer: Composer; isFirst?: boolean }

/** The subject and the message. Each change is stored at once, so closing discards nothing. */
export function CommonFields({ composer, isFirst }: CommonFieldsProps) {
  const { storedDraft, checks, problems } = composer
  const { subject, message } = storedDraft.draft
  const serverProblem = (path: string) => problems.find((problem) => problem.path === path)?.message
  const errorOf = (text: string, min: number, error: string | null, path: string) =>
    (lettersOfText(text) >= min ? error : null) ?? serverProblem(path)
  return (
    <div className={styles.common}>
      <TemplateChoice composer={composer} />
      <ColleagueNotice composer={composer} />
      <TextField
        label="件名"
        required
        hint={`学生の一覧と通知に出ます。${limits.subject.max}文字以内。`}
        value={subject}
        data-autofocus={isFirst || undefined}
        error={errorOf(subject, limits.subject.min, checks.subject, 'subject')}
        count={<CharacterCount text={subject} as="line" max={limits.subject.max} />}
        onChange={(event) => storedDraft.change((draft) => writeCommonText(draft, { subject: event.target.value }))}
      />
      <TextArea
        label={messageName(composer)}
        required
        hint={`自社と募集の紹介を、選んだ理由に続けて読む文として、${limits.message.min}文字以上、${limits.message.max}文字以内で書いてください。学生の氏名は、承認前は利用できません。`}
        value={message}
        min={limits.message.min}
        max={limits.message.max}
        error={errorOf(message, limits.message.min, checks.message, 'message')}
        onChange={(event) => storedDraft.change((draft) => writeCommonText(draft, { message: event.target.value }))}
      />
      <PromiseChecks
        chosen={storedDraft.draft.promises}
        error={serverProblem('promises')}
        onChange={(promises) => storedDraft.change((draft) => choosePromises(draft, promises))}
      />
    </div>
  )
}

type CommonTextProps = { composer: Composer; open: boolean; onClose: () => void }

/** For several students the text all of them get stands in a panel. */
export function CommonText({ composer, open, onClose }: CommonTextProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={messageName(composer)}
      mode="rightPanel"
      cancel={false}
      ok={<Button onClick={onClose}>保存して閉じる</Button>}
    >
      <CommonFields composer={composer} isFirst />
    </Modal>
  )
}
