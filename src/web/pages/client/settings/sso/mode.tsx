import { MailAddress } from '#web/parts/mail-address.tsx'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { AccessForm, AccessSection, useAccessForm, type AccessAnswer } from '../parts/access-section.tsx'
import { checkModeForm } from './act.ts'
import rows from '../parts/rows.module.css'
import styles from './sso.module.css'

const SingleSignOnModeFields = graphql(`
  fragment SingleSignOnMode on SingleSignOn {
    mode
    emergencyUserId
    usersOutside {
      id
      familyName
      givenName
      email
    }
  }
`)
const EmergencyAdmin = graphql(`
  fragment EmergencyAdmin on CompanyMember {
    id
    familyName
    givenName
    email
  }
`)

type ModeProps = {
  provider: FragmentType<typeof SingleSignOnModeFields>
  isReady: boolean
  admins: readonly FragmentType<typeof EmergencyAdmin>[]
  answer: AccessAnswer
}

const labels = { mode: '利用のしかた', emergencyUserId: '緊急時の管理者' }

const choices = [
  { mode: 'OFF', label: '停止', about: 'メールアドレスとパスワードでログインします。' },
  { mode: 'OPTIONAL', label: '任意', about: '会社のアカウントでも、パスワードでもログインできます。' },
  {
    mode: 'FORCED',
    label: '必須',
    about: '会社のアカウントだけでログインします。緊急時の管理者1名だけは、パスワードでもログインできます。',
  },
] as const

const marks = {
  OFF: <Badge>停止中</Badge>,
  OPTIONAL: <Badge kind="success">任意で利用中</Badge>,
  FORCED: <Badge kind="success">必須で利用中</Badge>,
}

/** The fourth step: without, beside or instead of the password. */
export function Mode({ provider, isReady, admins, answer }: ModeProps) {
  const { mode, emergencyUserId, usersOutside } = readFragment(SingleSignOnModeFields, provider)
  const form = useAccessForm('mode', labels, checkModeForm, answer)
  const [chosen, emergency] = [form.field('mode'), form.field('emergencyUserId')]
  const people = readFragment(EmergencyAdmin, admins)
  return (
    <AccessSection
      id="mode"
      title="4. 利用のしかたを決める"
      about="変更すると、すべての管理者にメールでお知らせします。"
      mark={marks[mode]}
    >
      {isReady ? (
        <AccessForm key={`${mode} ${emergencyUserId}`} form={form} send="保存する">
          <FieldGroup id={chosen.id} label={labels.mode} required error={chosen.error}>
            <div className={rows.choices}>
              {choices.map((one) => (
                <Radio
                  key={one.mode}
                  name="mode"
                  value={one.mode}
                  defaultChecked={(chosen.defaultValue ?? mode) === one.mode}
                >
                  <span>
                    {one.label}
                    <small>{one.about}</small>
                  </span>
                </Radio>
              ))}
            </div>
          </FieldGroup>
          <SelectField
            id={emergency.id}
            name={emergency.name}
            error={emergency.error}
            label={labels.emergencyUserId}
            hint="「必須」にするときに選びます。会社のアカウントが使えないときに、パスワードでログインして設定を直す人です。ログインすると、すべての管理者にメールでお知らせします。"
            emptyLabel="選択してください"
            defaultValue={emergency.defaultValue ?? emergencyUserId ?? ''}
            options={people.map(({ id, familyName, givenName, email }) => ({
              value: id,
              label: `${familyName} ${givenName}（${email}）`,
            }))}
            className={styles.short}
          />
          {usersOutside.length > 0 && (
            <Notice kind="warning">
              <p>
                次の{usersOutside.length}
                名は、メールアドレスが確認済みのドメインではありません。「必須」にすると、会社のアカウントでまだログインしたことのない人は、ログインできなくなります。
              </p>
              <ul className={styles.found}>
                {usersOutside.slice(0, 10).map(({ id, familyName, givenName, email }) => (
                  <li key={id}>
                    {familyName} {givenName}（
                    <MailAddress email={email} />）
                  </li>
                ))}
                {usersOutside.length > 10 && <li>ほか{usersOutside.length - 10}名</li>}
              </ul>
            </Notice>
          )}
        </AccessForm>
      ) : (
        <p className="quiet">ドメインの確認とテストのログインを済ませると、選べるようになります。</p>
      )}
    </AccessSection>
  )
}
