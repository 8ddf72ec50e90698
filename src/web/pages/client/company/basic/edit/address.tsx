import { Form } from 'react-router'
import { checkAddress } from '#domain/company/basic/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { PostalAddressFields } from '#web/parts/forms/postal-address-fields.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { useForm, type FieldOf } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { addressOf } from './read.ts'
import { SectionEnd } from '../../parts/section-end.tsx'
import { useVersion } from '../../parts/section-version.ts'
import type { SectionProps } from './section-form.ts'
import styles from '../../parts/section.module.css'

const labels = {
  'headOffice.postalCode': fieldLimits.postalCode.label,
  'headOffice.prefectureId': '都道府県',
  'headOffice.city': fieldLimits.city.label,
  'headOffice.town': fieldLimits.town.label,
  'headOffice.street': fieldLimits.street.label,
  'headOffice.building': fieldLimits.building.label,
  officePrefectureIds: '拠点のある都道府県',
}

export function Address({ basic, choices: { regions }, answer, next, onReload }: SectionProps) {
  const { company } = basic
  const prefectures = regions.flatMap((region) => region.prefectures)
  const ids = prefectures.map(({ id }) => id)
  const form = useForm({ labels, check: (data) => checkAddress(addressOf(data), ids), answer })
  const saving = useVersion(basic, 'ADDRESS', answer?.refused)
  const stored: Record<string, string | undefined> = {
    'headOffice.postalCode': company.postalCode ?? '',
    'headOffice.prefectureId': company.prefecture?.id,
    'headOffice.city': company.city,
    // Town and street are one text once they are saved.
    'headOffice.street': company.addressLine,
    'headOffice.building': company.building,
  }
  const field: FieldOf = (path) => {
    const binding = form.field(path)
    return { ...binding, defaultValue: binding.defaultValue ?? stored[path] }
  }
  const offices = new Set(company.offices.map(({ id }) => id))
  const isChosen = (id: string) => (answer?.values ? form.isChosen('officePrefectureIds', id) : offices.has(id))
  return (
    <Form {...form.props} className="stack-5">
      <input type="hidden" name="intent" value="address" />
      <input type="hidden" name="next" value={next ?? ''} />
      <IdempotencyKey intention={`address-${saving.version}`} />
      <PostalAddressFields field={field} path="headOffice" prefectures={prefectures} />
      <FieldGroup
        {...form.field('officePrefectureIds')}
        label={labels.officePrefectureIds}
        optional
        hint="支社や工場、店舗など、本社のほかに働く場所がある都道府県です。"
      >
        {regions.map(({ name, prefectures: own }) => (
          <div key={name} className={styles.region} role="group" aria-label={name}>
            <b className="note-13" aria-hidden="true">
              {name}
            </b>
            <div className={styles.prefectures}>
              {own.map(({ id, label }) => (
                <Checkbox key={id} name="officePrefectureIds" value={id} defaultChecked={isChosen(id)}>
                  {label}
                </Checkbox>
              ))}
            </div>
          </div>
        ))}
      </FieldGroup>
      <SectionEnd form={form} saving={saving} next={next} onReload={onReload} />
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Form>
  )
}
