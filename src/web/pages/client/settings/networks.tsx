import { act } from '#web/acts.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { PlanLockText } from '#web/parts/plan-lock.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/title.ts'
import { Card } from '#web/ui/card.tsx'
import type { Route } from './+types/networks'
import { networkActs } from './networks/acts.ts'
import { NetworksForm } from './networks/networks-form.tsx'
import { AdministratorsOnly } from './parts/administrators-only.tsx'
import { administering } from './parts/administering.ts'

const NetworksPage = graphql(`
  query NetworksPage {
    allowedNetworks {
      ownAddress
      networks {
        network
        label
      }
    }
  }
`)

const load = (ask: Ask) => administering(ask, () => ask(NetworksPage))
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnNetworks = act(networkActs)
export const action = actOnServer(actOnNetworks)
export const clientAction = actOnClient(actOnNetworks)

const title = 'ネットワーク'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function Networks({ loaderData: { page, features } }: Route.ComponentProps) {
  if (!page) return <AdministratorsOnly title={title} />
  const { networks, ownAddress } = page.allowedNetworks
  const isPlanned = features.includes('ip_restriction')
  return (
    <>
      <SidePageHead
        title={title}
        lead="オフィスやVPNなど、決めたネットワークからだけ利用できるようにします。変更は、ログイン中の人にもすぐに有効になります。"
      />
      {!isPlanned && (
        <Card>
          <PlanLockText>ネットワークの制限</PlanLockText>
        </Card>
      )}
      {(isPlanned || networks.length > 0) && (
        <NetworksForm
          key={networks.map(({ network, label }) => `${network} ${label}`).join()}
          networks={networks}
          ownAddress={ownAddress}
          canAdd={isPlanned}
        />
      )}
    </>
  )
}
