import { accessTokenLimits, accessTokenScopes } from '#domain/company-account/access-token/rules.ts'
import { Checkbox, Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { AccessForm, AccessSection, useAccessForm, type AccessAnswer } from '../parts/access-section.tsx'
import { checkToken, labels } from './act.ts'
import { scopeWords, termDays, termWords } from './words.ts'
import rows from '../parts/rows.module.css'
import styles from './access-tokens.module.css'

type CreateTokenProps = { answer: AccessAnswer; isFull: boolean }

export function CreateToken({ answer, isFull }: CreateTokenProps) {
  const form = useAccessForm('create', labels, checkToken, answer)
  const chosenDays = form.field('days').defaultValue ?? String(termDays[1])
  const scopes = form.field('scopes')
  const days = form.field('days')
  return (
    <AccessSection
      id="create-token"
      title="新しく作成する"
      about={
        isFull
          ? `使用中のトークンは${accessTokenLimits.tokens}件までです。使わないトークンを無効にしてください。`
          : null
      }
    >
      {!isFull && (
        <AccessForm form={form} send="作成する">
          <TextField
            {...form.field('name')}
            label={labels.name}
            hint="どこで使うかが分かる名前にしてください。例：採用管理システム"
            required
            autoComplete="off"
            className={styles.name}
          />
          <FieldGroup id={scopes.id} label={labels.scopes} required error={scopes.error}>
            <div className={rows.choices}>
              {accessTokenScopes.map((scope) => (
                <Checkbox key={scope} name="scopes" value={scope} defaultChecked={form.isChosen('scopes', scope)}>
                  <span>
                    {scopeWords[scope].label}
                    <small>{scopeWords[scope].about}</small>
                  </span>
                </Checkbox>
              ))}
            </div>
          </FieldGroup>
          <FieldGroup id={days.id} label={labels.days} required error={days.error}>
            <div className={styles.terms}>
              {termDays.map((term) => (
                <Radio key={term} name="days" value={term} defaultChecked={chosenDays === String(term)}>
                  {termWords[term]}
                </Radio>
              ))}
            </div>
          </FieldGroup>
        </AccessForm>
      )}
    </AccessSection>
  )
}
