import { useLocation } from 'react-router'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/networks'
import { networkActs } from './networks/act.ts'
import { NetworksForm } from './networks/networks-form.tsx'
import { preview } from './networks/preview.ts'
import { AdministratorsOnly } from './parts/administrators-only.tsx'
import { administering } from './parts/administering.ts'
import { PlanPreview } from './parts/plan-preview.tsx'

const NetworksPage = graphql(`
  query NetworksPage {
    allowedNetworks {
      ownAddress
      revision
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
const lead =
  'オフィスやVPNなど、決めたネットワークからだけ利用できるようにします。変更は、ログイン中の人にもすぐに有効になります。'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function Networks({ loaderData: { page, features } }: Route.ComponentProps) {
  // Each save leads here anew; a refusal keeps the form with what was typed.
  const { key } = useLocation()
  const isPlanned = features.includes('ip_restriction')
  if (!page) return <AdministratorsOnly title={title} lead={lead} preview={isPlanned ? null : preview} />
  const { networks, ownAddress, revision } = page.allowedNetworks
  return (
    <>
      <SidePageHead title={title} lead={lead} />
      {!isPlanned && <PlanPreview preview={preview} canAdminister />}
      {(isPlanned || networks.length > 0) && (
        <NetworksForm key={key} networks={networks} revision={revision} ownAddress={ownAddress} canAdd={isPlanned} />
      )}
    </>
  )
}
