import { type ChangeEvent, type CompositionEvent, useRef } from 'react'
import { fieldLimits } from '#ground/limits/desk.ts'
import { foldPostalCode, foldWidth } from '#ground/spelling/folding.ts'
import { shownPostalCode } from '#ground/postal-code.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Input } from '#web/ui/fields/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { FoldedField, useFolding } from './folded-field.tsx'
import { useFoundText } from './found-text.ts'
import styles from './postal-address-fields.module.css'
import { PostalChoice } from './postal-choice.tsx'
import { type FoundAddress, usePostalLookup } from './postal-lookup.ts'
import type { FieldBinding, FieldOf } from './use-form.ts'

type PostalAddressFieldsProps = {
  field: FieldOf
  /** The prefix of the field names: `headOffice` gives headOffice.postalCode and so on. */
  path: string
  prefectures: readonly { id: string; label: string }[]
}

/** A postal code of seven digits fills prefecture, city and town; what a person typed there stays. */
export function PostalAddressFields({ field, path, prefectures }: PostalAddressFieldsProps) {
  const prefecture = useRef<HTMLSelectElement>(null)
  const city = useRef<HTMLInputElement>(null)
  const town = useRef<HTMLInputElement>(null)
  const street = useRef<HTMLInputElement>(null)
  const fillPrefecture = useFoundText(prefecture)
  const fillCity = useFoundText(city)
  const fillTown = useFoundText(town)
  const fill = (address: FoundAddress, isHere: boolean) => {
    const isFilled = [fillPrefecture(address.prefectureId), fillCity(address.city), fillTown(address.town)]
    if (isHere) street.current?.focus()
    return isFilled.every(Boolean)
  }
  const of = (name: string) => field(`${path}.${name}`)
  return (
    <>
      <PostalCodeField field={of('postalCode')} onFound={fill} />
      <SelectField
        {...of('prefectureId')}
        ref={prefecture}
        label="都道府県"
        required
        emptyLabel="選択してください"
        options={prefectures.map(({ id, label }) => ({ value: id, label }))}
        autoComplete="address-level1"
        className={styles.short}
      />
      <TextField {...of('city')} ref={city} label={fieldLimits.city.label} required autoComplete="address-level2" />
      <TextField {...of('town')} ref={town} label={fieldLimits.town.label} optional autoComplete="address-level3" />
      <FoldedField
        {...of('street')}
        ref={street}
        fold={foldWidth}
        label={fieldLimits.street.label}
        required
        hint="例：1-2-3"
        autoComplete="address-line1"
      />
      <TextField {...of('building')} label={fieldLimits.building.label} optional autoComplete="address-line2" />
    </>
  )
}

type PostalCodeFieldProps = {
  field: FieldBinding
  optional?: boolean
  /** isHere: the focus has not moved to another field meanwhile. False where a typed address stays instead. */
  onFound: (address: FoundAddress, isHere: boolean) => boolean
}

const isElsewhere = (room: HTMLElement | null) =>
  document.activeElement !== document.body && !room?.contains(document.activeElement)

export function PostalCodeField({ field: { id, name, error, defaultValue }, optional, onFound }: PostalCodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const lookedUp = useRef('')
  const folding = useFolding((text) => shownPostalCode(foldPostalCode(text)))
  const {
    state: lookup,
    find,
    take,
    forget,
  } = usePostalLookup((address) => onFound(address, !isElsewhere(room.current)))
  const typed = (event: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
    if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) return
    const code = foldPostalCode(event.currentTarget.value)
    // Folding the typed text does not change the postal code.
    if (code === lookedUp.current) return
    lookedUp.current = /^\d{7}$/u.test(code) ? code : ''
    if (lookedUp.current) find(code)
    else forget()
  }
  const press = () => {
    const isAsking = find(input.current?.value ?? '')
    if (!isAsking) input.current?.focus()
  }
  return (
    <Field
      label={fieldLimits.postalCode.label}
      id={id}
      required={!optional}
      optional={optional}
      hint="例：100-0001（7桁で住所が入ります）"
      error={lookup.kind === 'wrong' ? lookup.text : error}
    >
      {(control) => (
        <div ref={room} className="stack-2" data-postal-code>
          <div className={styles.code}>
            <Input
              {...control}
              {...folding}
              ref={input}
              name={name}
              defaultValue={defaultValue && shownPostalCode(defaultValue)}
              inputMode="numeric"
              autoComplete="postal-code"
              onChange={typed}
              onCompositionEnd={typed}
            />
            <Button kind="secondary" className={styles.fill} busy={lookup.kind === 'asking'} onClick={press}>
              住所を自動入力
            </Button>
          </div>
          <div className={styles.message} aria-live="polite">
            {lookup.kind === 'asking' && <p>住所を調べています…</p>}
            {lookup.kind === 'filled' && <p>{lookup.text}</p>}
            {(lookup.kind === 'unknown' || lookup.kind === 'lost') && <Notice kind="warning">{lookup.text}</Notice>}
          </div>
          {lookup.kind === 'choice' && <PostalChoice addresses={lookup.addresses} onChoose={take} />}
        </div>
      )}
    </Field>
  )
}
