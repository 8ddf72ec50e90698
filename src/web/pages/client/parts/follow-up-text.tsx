import { useState } from 'react'
import { followUpText, followUpTexts } from '#domain/scout-invitation/sent/follow-up/rules.ts'
import { Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './follow-up-text.module.css'

type FollowUpTextProps = {
  text: string
  onChange: (text: string) => void
  error?: string | undefined
  /** The name of the field in a form. */
  name?: string
}

const offeredTexts: readonly string[] = followUpTexts

/** The text of a follow-up: one of those that the product offers, or an own one. */
export function FollowUpText({ text, onChange, error, name = 'followUpText' }: FollowUpTextProps) {
  const [isOwn, setOwn] = useState(() => !offeredTexts.includes(text))
  const choose = (offered: string) => {
    setOwn(false)
    onChange(offered)
  }
  return (
    <>
      <FieldGroup label="フォローの文面" required>
        <div className={styles.texts}>
          {offeredTexts.map((offered) => (
            <Radio
              key={offered}
              name={`${name}-choice`}
              checked={!isOwn && text === offered}
              onChange={() => choose(offered)}
            >
              <Phrases>{offered}</Phrases>
            </Radio>
          ))}
          <Radio name={`${name}-choice`} checked={isOwn} onChange={() => setOwn(true)}>
            自分で書く
          </Radio>
        </div>
      </FieldGroup>
      {isOwn ? (
        <TextArea
          name={name}
          label="自分で書くフォロー"
          hint={`${followUpText.min}文字以上、${followUpText.max}文字以内で書いてください。`}
          rows={4}
          min={followUpText.min}
          max={followUpText.max}
          value={text}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input type="hidden" name={name} value={text} />
      )}
    </>
  )
}
