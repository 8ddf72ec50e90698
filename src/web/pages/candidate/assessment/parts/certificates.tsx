import { Form } from 'react-router'
import { certificateDays, maxOpenCertificates } from '#domain/assessment/result/certificate/rules.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { assessmentUrls } from '#ground/assessment-urls.ts'
import { CopyText } from '#web/parts/copy-text.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useForm, type FormAnswer } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useRootData } from '#web/document/root-data.ts'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Checkbox, Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { certificateLabels, checkCertificate } from './result-acts.ts'
import type { Result } from './result-fields.ts'
import styles from './result-page.module.css'

export type CertificateAnswer = (FormAnswer & { made?: { id: string; token: string | null } }) | undefined
type CertificatesProps = { result: Result; answer: CertificateAnswer }

/** Addresses by which the student shows the result to anybody, until they end. */
export function Certificates({ result, answer }: CertificatesProps) {
  const { certificates } = result
  const made = answer?.made
  return (
    <section className={styles.part} aria-labelledby="certificates">
      <h2 id="certificates">証明書のリンク</h2>
      <p>
        リンクを渡した相手だけが、ログインせずに結果を見られます。期限の前でも、いつでも無効にできます。
        {result.isChecked && '結果の確認が終わると、作成できるようになります。'}
      </p>
      {made && <Made key={made.id} token={made.token} />}
      {certificates.length > 0 && (
        <ul className={styles.list}>
          {certificates.map((certificate) => (
            <li key={certificate.id}>
              <span>
                {longDate(certificate.expiresAt)}まで
                {certificate.hasName && '・氏名あり'}
              </span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="endCertificate" />
                <input type="hidden" name="id" value={certificate.id} />
                <IdempotencyKey intention={`end ${certificate.id}`} />
                <LinkButton type="submit" aria-label={`${longDate(certificate.expiresAt)}までのリンクを無効にする`}>
                  無効にする
                </LinkButton>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {!result.isChecked && certificates.length < maxOpenCertificates && (
        <MakeCertificate key={certificates.length} answer={answer} count={certificates.length} />
      )}
    </section>
  )
}

function Made({ token }: { token: string | null }) {
  const publicUrl = useRootData()?.publicUrl ?? ''
  if (!token)
    return (
      <Notice kind="warning" live>
        <p>このリンクはすでに表示しました。控えがないときは、無効にしてから、もう一度作成してください。</p>
      </Notice>
    )
  return (
    <Notice kind="success" live>
      <p className={styles.made}>リンクを作成しました。表示されるのは、この画面だけです。</p>
      <CopyText label="証明書のリンク" text={`${publicUrl}${assessmentUrls.certificate(token)}`} />
    </Notice>
  )
}

function MakeCertificate({ answer, count }: { answer: CertificateAnswer; count: number }) {
  const form = useForm({
    labels: certificateLabels,
    check: checkCertificate,
    answer: answer?.values?.['intent']?.[0] === 'certificate' ? answer : undefined,
  })
  // Another form of the page may be on its way.
  const isSending = useFormOnItsWay()?.get('intent') === 'certificate'
  const days = form.field('days')
  return (
    <Form {...form.props} className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="certificate" />
      <IdempotencyKey intention={`certificate ${count}`} />
      <FieldGroup id={days.id} label={certificateLabels.days} error={days.error}>
        <div className={styles.terms}>
          {certificateDays.map((term) => (
            <Radio
              key={term}
              name="days"
              value={term}
              defaultChecked={(days.defaultValue ?? String(certificateDays[1])) === String(term)}
            >
              {term}日
            </Radio>
          ))}
        </div>
      </FieldGroup>
      <Checkbox name="hasName" value="true">
        氏名を表示する
      </Checkbox>
      <FormEnd form={{ ...form, isSending }} send="リンクを作成する" kind="secondary" />
    </Form>
  )
}
