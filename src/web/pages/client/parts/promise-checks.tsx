import { maxPromises, promiseKinds, promiseWords, type PromiseKind } from '#domain/scout-invitation/promise/rules.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './promise-checks.module.css'

type PromiseChecksProps = {
  chosen: readonly PromiseKind[]
  onChange: (chosen: PromiseKind[]) => void
  error?: string | undefined
}

export const promiseFieldName = 'promise'

/** The promises of a scout, to be chosen; with five the others rest. */
export function PromiseChecks({ chosen, onChange, error }: PromiseChecksProps) {
  const isFull = chosen.length >= maxPromises
  return (
    <FieldGroup
      label="学生への約束"
      optional
      error={error}
      hint={`必ず守れるものだけを、${maxPromises}つまで選べます。選考などが終わったときに、守られたかを学生に聞きます。20名以上の回答が集まると、件数が企業ページなどに表示されます。`}
    >
      <div className={styles.promises}>
        {promiseKinds.map((kind) => (
          <Checkbox
            key={kind}
            name={promiseFieldName}
            value={kind}
            checked={chosen.includes(kind)}
            disabled={isFull && !chosen.includes(kind)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
            }
          >
            <span>
              <b>{promiseWords[kind].label}</b>
              <small>
                <Phrases>{promiseWords[kind].sentence}</Phrases>
              </small>
            </span>
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  )
}
