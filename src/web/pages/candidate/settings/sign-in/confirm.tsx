import { Form, useSearchParams } from 'react-router'
import type { Refused } from '#web/carry/ask.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { PasskeySignIn } from '#web/parts/passkey/sign-in-button.tsx'
import { ProviderTrouble } from '#web/parts/sign-in/provider-trouble.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useForm } from '#web/parts/forms/use-form.ts'
import { formText } from '#web/carry/form-text.ts'
import { validationText } from '#ground/validation/validation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { oidcUrls } from '#ground/oidc-urls.ts'
import { urls } from '#ground/urls.ts'
import styles from './ways.module.css'

export const ConfirmWays = graphql(`
  fragment ConfirmWays on SignInWays {
    isFresh
    hasPassword
    identities {
      provider
      label
    }
    passkeys {
      id
    }
  }
`)

type ConfirmProps = { ways: FragmentType<typeof ConfirmWays>; answer: { refused?: Refused } | undefined }

const labels = { password: 'パスワード' }
const check = (form: FormData) => [
  formText(form, 'password') === '' ? { path: 'password', message: validationText.empty(labels.password) } : null,
]

/** The end of a visit or an act, and a sign-in where the last one is a while ago. */
export function Confirm({ ways, answer }: ConfirmProps) {
  const { isFresh, hasPassword, identities, passkeys } = readFragment(ConfirmWays, ways)
  const [search] = useSearchParams()
  const form = useForm({ labels, check, answer, intent: 'confirm' })
  const here = urls.candidate.settingsSignIn()
  return (
    <div className={styles.top}>
      {answer?.refused ? <ErrorNotice message={form.message} /> : <ProviderTrouble search={search} />}
      {!isFresh && (
        <Card as="section" className={styles.confirm} aria-labelledby="confirm">
          <h2 id="confirm">
            <Phrases>変更の前に、もう一度ログイン</Phrases>
          </h2>
          <p>安全のため、ログインから10分のあいだだけ、ログイン方法を変更できます。</p>
          {hasPassword && (
            <Form {...form.props} className="stack-4">
              <input type="hidden" name="intent" value="confirm" />
              <PasswordField
                {...form.field('password')}
                label={labels.password}
                autoComplete="current-password"
                required
              />
              <Button type="submit" busy={form.isSending}>
                続ける
              </Button>
            </Form>
          )}
          {identities.map(({ provider, label }) => (
            <ButtonLink key={provider} kind="secondary" to={oidcUrls.login(provider, here)} reloadDocument>
              {label}でログイン
            </ButtonLink>
          ))}
          {passkeys.length > 0 && <PasskeySignIn action={urls.candidate.login(here)} />}
        </Card>
      )}
    </div>
  )
}
