import { Form } from 'react-router'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { AccessSection, type AccessAnswer } from '../parts/access-section.tsx'
import styles from './sso.module.css'

const SingleSignOnTest = graphql(`
  fragment SingleSignOnTest on SingleSignOn {
    testedAt
    users {
      id
      familyName
      givenName
      lastSignedInAt
    }
  }
`)

type TestSignInProps = { provider: FragmentType<typeof SingleSignOnTest>; hasProven: boolean; answer: AccessAnswer }

/** The third step: an ADMIN signs in at the provider, which shows that it works; and who is bound by now. */
export function TestSignIn({ provider, hasProven, answer }: TestSignInProps) {
  const { testedAt, users } = readFragment(SingleSignOnTest, provider)
  const intent = useFormOnItsWay()?.get('intent')
  const own = answer?.values?.['intent']?.[0]
  const refused = own === 'test' || own === 'unbind' ? answer?.refused : undefined
  return (
    <AccessSection
      id="test"
      title="3. テストでログインする"
      about="ご自身の会社のアカウントで一度ログインし、この画面に戻れることを確認します。"
      mark={testedAt ? <Badge kind="success">確認済み</Badge> : null}
    >
      <ErrorNotice message={refused?.message} />
      {hasProven ? (
        <Form method="post">
          <input type="hidden" name="intent" value="test" />
          <Button type="submit" kind="secondary" busy={intent === 'test'}>
            {testedAt ? 'もう一度テストする' : 'テストでログインする'}
          </Button>
        </Form>
      ) : (
        <p className="quiet">先に、ドメインの確認を済ませてください。</p>
      )}
      {users.length > 0 && (
        <div className={styles.bound}>
          <h3>
            <Phrases>会社のアカウントでログインした人</Phrases>
          </h3>
          <ul className="stack-3">
            {users.map(({ id, familyName, givenName, lastSignedInAt }) => (
              <li key={id} className={styles.person}>
                <b>
                  {familyName} {givenName}
                </b>
                <span className="quiet">最後のログイン {slashDate(lastSignedInAt)}</span>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="unbind" />
                  <input type="hidden" name="companyUserId" value={id} />
                  <Button type="submit" kind="quiet" busy={intent === 'unbind'}>
                    連携を解除
                    <span className="visually-hidden">
                      ：{familyName} {givenName}
                    </span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
          <p className="quiet">
            会社のアカウントを作り直した人は、連携を解除すると、新しいアカウントでログインできます。
          </p>
        </div>
      )}
    </AccessSection>
  )
}
