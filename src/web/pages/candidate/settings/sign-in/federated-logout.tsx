import { Form } from 'react-router'
import { PagePart } from '#web/parts/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { oidcUrls } from '#ground/oidc-urls.ts'

/** For a session that came from a service which can be left too, as on a computer that others use. */
export function FederatedLogout({ label }: { label: string | undefined }) {
  if (label === undefined) return null
  return (
    <PagePart id="federated-logout" title="ログアウト">
      <p className="quiet">ほかの人も使う端末では、{label}からもログアウトしてください。</p>
      <Form method="post" action={oidcUrls.federatedLogout()} reloadDocument>
        <Button type="submit" kind="secondary">
          {label}からもログアウトする
        </Button>
      </Form>
    </PagePart>
  )
}
