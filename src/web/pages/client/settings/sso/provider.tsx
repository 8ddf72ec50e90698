import { providerFields } from '#domain/company-account/single-sign-on/rules.ts'
import { foldWidth } from '#ground/spelling/folding.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CopyText } from '#web/parts/copy-text.tsx'
import { FoldedField } from '#web/parts/forms/folded-field.tsx'
import { useRootData } from '#web/document/root-data.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { AccessForm, AccessSection, useAccessForm, type AccessAnswer } from '../parts/access-section.tsx'
import { checkProviderForm } from './act.ts'

const SingleSignOnProvider = graphql(`
  fragment SingleSignOnProvider on SingleSignOn {
    issuer
    clientId
    mode
  }
`)

type ProviderProps = {
  provider: FragmentType<typeof SingleSignOnProvider> | null
  companyId: string
  answer: AccessAnswer
}

const labels = {
  issuer: providerFields.issuer.label,
  clientId: providerFields.clientId.label,
  clientSecret: providerFields.clientSecret.label,
}

/** The second step: the company's service, and what has to be registered there. */
export function Provider({ provider, companyId, answer }: ProviderProps) {
  const service = readFragment(SingleSignOnProvider, provider)
  const form = useAccessForm('provider', labels, checkProviderForm, answer)
  const { publicUrl = '' } = useRootData() ?? {}
  const [issuer, clientId] = [form.field('issuer'), form.field('clientId')]
  return (
    <AccessSection
      id="provider"
      title="2. 会社のアカウントとつなぐ"
      about="会社のアカウントの管理画面に次のリダイレクトURIを登録し、発行された値を入力してください。"
      mark={service ? <Badge kind="success">設定済み</Badge> : null}
    >
      <CopyText label="リダイレクトURI" text={publicUrl + clientUrls.ssoCallback(companyId)} />
      <AccessForm key={`${service?.issuer} ${service?.clientId}`} form={form} send="保存する" kind="secondary">
        <FoldedField
          {...issuer}
          fold={foldWidth}
          defaultValue={issuer.defaultValue ?? service?.issuer}
          label={labels.issuer}
          hint="例：https://accounts.google.com、https://login.microsoftonline.com/（テナントID）/v2.0"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
        />
        <TextField
          {...clientId}
          defaultValue={clientId.defaultValue ?? service?.clientId}
          label={labels.clientId}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.field('clientSecret')}
          label={labels.clientSecret}
          hint={
            service
              ? '保存した値は表示できません。変更しないときは、空のままにしてください。'
              : '保存したあとは、表示できません。'
          }
          required={!service}
          autoComplete="off"
        />
        {service && service.mode !== 'OFF' && (
          <p className="quiet">
            発行者かクライアントIDを変更すると、シングルサインオンは停止します。テストのログインからやり直してください。シークレットだけの変更では、停止しません。
          </p>
        )}
      </AccessForm>
    </AccessSection>
  )
}
