import { limits } from '#domain/scout-invitation/sending/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { lettersOf } from '#ground/text-length.ts'
import { Modal } from '#web/ui/modal.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CharacterCount } from '#web/ui/character-count.tsx'
import type { Composer } from './composer.ts'
import { writeCommonText } from './draft.ts'
import styles from './steps.module.css'

type CommonTextProps = { composer: Composer; open: boolean; onClose: () => void }

/** The subject and the message that all students get. Each change is stored at once, so closing discards nothing. */
export function CommonText({ composer, open, onClose }: CommonTextProps) {
  const { storedDraft, checks, problems } = composer
  const { subject, message } = storedDraft.draft
  const serverProblem = (path: string) => problems.find((problem) => problem.path === path)?.message
  const errorOf = (text: string, min: number, error: string | null, path: string) =>
    (lettersOf(text.trim()) >= min ? error : null) ?? serverProblem(path)
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="共通の文面"
      mode="rightPanel"
      cancel={false}
      ok={<Button onClick={onClose}>閉じる</Button>}
    >
      <div className={styles.common}>
        <TextField
          label="件名"
          required
          hint="学生の一覧と通知に出ます。"
          value={subject}
          data-autofocus
          error={errorOf(subject, limits.subject.min, checks.subject, 'subject')}
          count={<CharacterCount characters={lettersOf(subject)} max={limits.subject.max} />}
          onChange={(event) => storedDraft.change((draft) => writeCommonText(draft, { subject: event.target.value }))}
        />
        <TextArea
          label="共通の文面"
          required
          hint="自社と募集の紹介を、選んだ理由に続けて読む文として書いてください。学生の氏名は、承認前は利用できません。"
          value={message}
          min={limits.message.min}
          max={limits.message.max}
          error={errorOf(message, limits.message.min, checks.message, 'message')}
          onChange={(event) => storedDraft.change((draft) => writeCommonText(draft, { message: event.target.value }))}
        />
      </div>
    </Modal>
  )
}
