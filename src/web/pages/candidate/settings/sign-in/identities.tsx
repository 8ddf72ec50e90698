import { Form } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { PagePart } from '#web/parts/page/page.tsx'
import { ProviderMark } from '#web/parts/sign-in/provider-mark.tsx'
import { useRootData } from '#web/document/root-data.ts'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RemoveWay } from './remove-way.tsx'
import styles from './ways.module.css'

export const IdentityWays = graphql(`
  fragment IdentityWays on SignInWays {
    canRemove
    identities {
      provider
      label
      email
    }
  }
`)

/** The linked services, and those of the settings that could be linked. */
export function Identities({ ways, isFresh }: { ways: FragmentType<typeof IdentityWays>; isFresh: boolean }) {
  const { canRemove, identities } = readFragment(IdentityWays, ways)
  const { providers = [] } = useRootData() ?? {}
  const leaving = useFormOnItsWay()?.get('provider')
  const others = providers.filter(({ name }) => identities.every(({ provider }) => provider !== name))
  if (identities.length + others.length === 0) return null
  return (
    <PagePart id="services" title="ほかのサービス">
      <ul className="stack-3">
        {identities.map(({ provider, label, email }) => (
          <Card as="li" key={provider} className={styles.row}>
            <ProviderMark name={provider} />
            <div className={styles.words}>
              <b>{label}</b>
              <span className="quiet">{email ?? '連携しています'}</span>
            </div>
            <RemoveWay
              canRemove={canRemove}
              isFresh={isFresh}
              fields={{ intent: 'unlink', provider }}
              verb="連携を解除"
              question={`${label}でログインできなくなります。`}
            />
          </Card>
        ))}
        {others.map(({ name, label }) => (
          <Card as="li" key={name} className={styles.row}>
            <ProviderMark name={name} />
            <div className={styles.words}>
              <b>{label}</b>
              <span className="quiet">連携していません</span>
            </div>
            {isFresh && (
              <Form method="post">
                <input type="hidden" name="intent" value="link" />
                <input type="hidden" name="provider" value={name} />
                <Button type="submit" kind="secondary" busy={leaving === name} aria-label={`${label}と連携する`}>
                  連携する
                </Button>
              </Form>
            )}
          </Card>
        ))}
      </ul>
    </PagePart>
  )
}
