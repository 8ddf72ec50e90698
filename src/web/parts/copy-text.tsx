import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Input } from '#web/ui/fields/input.tsx'
import styles from './copy-text.module.css'

/** A text to copy; where the browser does not allow it, the text is selected for copying by hand. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const copy = () => {
    input.current?.select()
    navigator.clipboard?.writeText(text).then(
      () => setSaid('コピーしました'),
      () => setSaid('選択しました。長押ししてコピーしてください。'),
    )
  }
  return (
    <Field label={label}>
      {(control) => (
        <>
          <span className={styles.row}>
            <Input {...control} ref={input} readOnly value={text} />
            <Button kind="secondary" onClick={copy}>
              コピー
            </Button>
          </span>
          <span role="status" className="note-13">
            {said}
          </span>
        </>
      )}
    </Field>
  )
}
