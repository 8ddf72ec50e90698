import { useState } from 'react'
import { Form } from 'react-router'
import { checkPhone } from '#domain/company/basic/phone/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { foldPhoneNumber } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { FoldedField } from '#web/parts/forms/folded-field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { useForm } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useSuccessMessage } from '#web/parts/answers/success-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Own } from '../load.ts'
import { NextSection } from './next-section.tsx'
import { phoneOf } from './read.ts'
import type { SectionProps } from './section-form.ts'
import styles from '../../parts/section.module.css'

type Phone = Own['phones'][number]

/** Numbers are added and removed one by one, so that two colleagues never undo one another's. */
export function Phones({ basic, answer, next }: SectionProps) {
  const { phones } = basic.company
  const [toRemove, setToRemove] = useState<Phone | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  useSuccessMessage(answer)
  return (
    <div className="stack-5">
      {phones.length > 0 && (
        <ul className={styles.phones} aria-label="登録済みの電話番号">
          {phones.map((phone) => (
            <li key={phone.id}>
              <span>{phone.label}</span>
              <b>{phone.shownNumber}</b>
              <Button
                kind="quiet"
                onClick={() => {
                  setToRemove(phone)
                  setRemoving(true)
                }}
              >
                削除<span className="visually-hidden">：{phone.label}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {phones.length < fieldLimits.companyPhones.max ? (
        <AddPhone key={phones.length} answer={answer} round={phones.length} />
      ) : (
        <p className="quiet">電話番号は{fieldLimits.companyPhones.max}件まで登録できます。</p>
      )}
      <NextSection next={next} />
      {toRemove && (
        <ConfirmAct
          key={toRemove.id}
          open={isRemoving}
          onClose={() => setRemoving(false)}
          title="電話番号を削除"
          fields={{ intent: 'removePhone', id: toRemove.id }}
          verb="削除する"
        >
          <p>
            <Phrases>以下の電話番号を削除しますか？　学生の画面からも消えます。</Phrases>
          </p>
          <p className={styles.subject}>
            {toRemove.label}　{toRemove.shownNumber}
          </p>
        </ConfirmAct>
      )}
    </div>
  )
}

const labels = { label: fieldLimits.companyPhoneLabel.label, number: fieldLimits.companyPhone.label }

function AddPhone({ answer, round }: Pick<SectionProps, 'answer'> & { round: number }) {
  const own = answer?.refused ? answer : undefined
  const form = useForm({ labels, check: (data) => checkPhone(phoneOf(data)), answer: own, intent: 'addPhone' })
  return (
    <Form {...form.props} preventScrollReset className="stack-5">
      <input type="hidden" name="intent" value="addPhone" />
      <IdempotencyKey intention={`phone-${round}`} />
      <div className={styles.pair}>
        <FoldedField
          {...form.field('label')}
          fold={foldSpaces}
          label={labels.label}
          required
          hint="例：人事部　採用担当"
        />
        <FoldedField
          {...form.field('number')}
          fold={foldPhoneNumber}
          label={labels.number}
          required
          type="tel"
          inputMode="tel"
          autoComplete="off"
          hint="例：052-123-4567"
        />
      </div>
      <FormEnd form={form} send="電話番号を登録する" kind="secondary" />
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Form>
  )
}
