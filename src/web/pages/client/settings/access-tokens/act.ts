import { accessTokenLimits, accessTokenScopes } from '#domain/company-account/access-token/rules.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { checkLength, validationText } from '#ground/validation/validation.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { termDays } from './words.ts'

const CreateAccessToken = graphql(`
  mutation CreateAccessToken($name: String!, $scopes: [AccessTokenScope!]!, $days: Int!) {
    createAccessToken(name: $name, scopes: $scopes, days: $days) {
      secret
      accessToken {
        id
        name
      }
    }
  }
`)
const RevokeAccessToken = graphql(`
  mutation RevokeAccessToken($id: ID!) {
    revokeAccessToken(id: $id) {
      id
    }
  }
`)

const tokenIn = (form: FormData) => ({
  name: foldSpaces(formText(form, 'name')),
  scopes: accessTokenScopes.filter((scope) => form.getAll('scopes').includes(scope)),
  days: Number(formText(form, 'days')),
})

export const labels = { name: accessTokenLimits.name.label, scopes: '権限', days: '有効期間' }

export function checkToken(form: FormData) {
  const { name, scopes, days } = tokenIn(form)
  const { label, min, max } = accessTokenLimits.name
  return [
    checkLength('name', label, name, min, max),
    scopes.length > 0 ? null : { path: 'scopes', message: validationText.nonEmptyArray(labels.scopes) },
    termDays.some((one) => one === days) ? null : { path: 'days', message: validationText.notSelected(labels.days) },
  ]
}

export const tokenActs = {
  async create(ask: Ask, form: FormData) {
    const refused = refuseForm(form, checkToken(form))
    if (refused) return refused
    const { accessToken, secret } = (await ask(CreateAccessToken, tokenIn(form))).createAccessToken
    return { created: { id: accessToken.id, name: accessToken.name, secret: secret ?? null } }
  },
  async revoke(ask: Ask, form: FormData) {
    await ask(RevokeAccessToken, { id: formText(form, 'id') })
    return redirectWith(clientUrls.settingsAccessTokens(), 'tokenRevoked')
  },
}
