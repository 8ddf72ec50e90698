import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { accessTokenLimits } from '#domain/company-account/access-token/rules.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/access-tokens'
import { tokenActs } from './access-tokens/act.ts'
import { CreateToken } from './access-tokens/create-token.tsx'
import { NewToken } from './access-tokens/new-token.tsx'
import { preview } from './access-tokens/preview.ts'
import { TokenList } from './access-tokens/token-list.tsx'
import { Usage } from './access-tokens/usage.tsx'
import { AdministratorsOnly } from './parts/administrators-only.tsx'
import { administering } from './parts/administering.ts'
import { PlanPreview } from './parts/plan-preview.tsx'

const AccessTokensPage = graphql(`
  query AccessTokensPage {
    accessTokens {
      id
      revokedAt
      expiresAt
      ...TokenRow
    }
  }
`)

const load = async (ask: Ask) => ({
  ...(await administering(ask, () => ask(AccessTokensPage))),
  now: new Date().toISOString(),
})
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnTokens = act(tokenActs)
export const action = actOnServer(actOnTokens)
export const clientAction = actOnClient(actOnTokens)

const title = 'アクセストークン'
const lead = '自社のシステムから、学生や募集の情報を読み取るための鍵です。作成できるのは管理者だけです。'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AccessTokens({ loaderData, actionData }: Route.ComponentProps) {
  const { page, features, now } = loaderData
  const isPlanned = features.includes('access_tokens')
  if (!page) return <AdministratorsOnly title={title} lead={lead} preview={isPlanned ? null : preview} />
  const isWorking = (token: (typeof page.accessTokens)[number]) => !token.revokedAt && token.expiresAt > now
  const working = page.accessTokens.filter(isWorking)
  const ended = page.accessTokens.filter((token) => !isWorking(token))
  const created = actionData && 'created' in actionData ? actionData.created : null
  return (
    <>
      <SidePageHead title={title} lead={lead} />
      {created && <NewToken name={created.name} secret={created.secret} />}
      {isPlanned ? (
        <CreateToken
          key={created?.id ?? 'first'}
          answer={actionData}
          isFull={working.length >= accessTokenLimits.tokens}
        />
      ) : (
        <PlanPreview preview={preview} canAdminister />
      )}
      {(isPlanned || page.accessTokens.length > 0) && <TokenList working={working} ended={ended} />}
      {isPlanned && <Usage />}
      <FormsGuard />
    </>
  )
}
