import { Link } from 'react-router'
import { consentTexts } from '#ground/consent-texts.ts'
import { consentLabels, type ConsentKind, type Consents } from '#domain/candidate-account/registration/rules.ts'
import { urls } from '#ground/urls.ts'
import { Consent } from './consent.tsx'
import { formText } from '#web/carry/form-text.ts'
import type { FieldOf } from './use-form.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'

const pages: Record<ConsentKind, () => string> = { terms: urls.terms, policy: urls.policy }

/** The ticks of a registration: each text is agreed to by itself, in the version that was shown. */
export const Agreements = ({ field }: { field: FieldOf }) => (
  <>
    <Agreement kind="terms" field={field} />
    <Agreement kind="policy" field={field} />
  </>
)

function Agreement({ kind, field }: { kind: ConsentKind; field: FieldOf }) {
  return (
    <>
      <input type="hidden" name={`${kind}Read`} value={consentTexts[kind].version} />
      <Consent field={field(kind)}>
        <Link className={linkClass()} to={pages[kind]()} target="_blank" rel="noopener">
          {consentLabels[kind]}
          <Icon name="external" size="small" />
          <span className="visually-hidden">（新しいタブで開きます）</span>
        </Link>
        に同意します
      </Consent>
    </>
  )
}

const agreed = (form: FormData, kind: ConsentKind) => (formText(form, kind) ? formText(form, `${kind}Read`) : '')

/** The versions that the page showed and the visitor ticked. */
export const agreedIn = (form: FormData): Consents => ({ terms: agreed(form, 'terms'), policy: agreed(form, 'policy') })
