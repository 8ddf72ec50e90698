import { checkProvider, foldProvider, singleSignOnModes } from '#domain/company-account/single-sign-on/rules.ts'
import { checkDomainName, foldMailDomain } from '#domain/company-account/single-sign-on/mail-domain/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { validationText } from '#ground/validation/validation.ts'
import { data } from 'react-router'
import type { Ask, ServerArgs } from '#web/carry/ask.ts'
import { companySignInContext } from '#web/hatch/company-sign-in.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { valuesOf } from '#web/carry/form-values.ts'

const AddMailDomain = graphql(`
  mutation AddMailDomain($domain: String!) {
    addMailDomain(domain: $domain) {
      domain
    }
  }
`)
const CheckMailDomain = graphql(`
  mutation CheckMailDomain($domain: String!) {
    checkMailDomain(domain: $domain) {
      domain
      status
    }
  }
`)
const RemoveMailDomain = graphql(`
  mutation RemoveMailDomain($domain: String!) {
    removeMailDomain(domain: $domain) {
      domain
    }
  }
`)
const UpdateProvider = graphql(`
  mutation UpdateSingleSignOnProvider($issuer: String!, $clientId: String!, $clientSecret: String) {
    updateSingleSignOnProvider(issuer: $issuer, clientId: $clientId, clientSecret: $clientSecret) {
      mode
    }
  }
`)
const UpdateMode = graphql(`
  mutation UpdateSingleSignOnMode($mode: SingleSignOnMode!, $emergencyUserId: ID) {
    updateSingleSignOnMode(mode: $mode, emergencyUserId: $emergencyUserId) {
      mode
    }
  }
`)
const RemoveSingleSignOn = graphql(`
  mutation RemoveSingleSignOn {
    removeSingleSignOn
  }
`)
const UnbindSingleSignOn = graphql(`
  mutation UnbindSingleSignOn($companyUserId: ID!) {
    unbindSingleSignOn(companyUserId: $companyUserId)
  }
`)

const here = clientUrls.settingsSso()

const providerIn = (form: FormData) =>
  foldProvider({
    issuer: formText(form, 'issuer'),
    clientId: formText(form, 'clientId'),
    clientSecret: formText(form, 'clientSecret') || null,
  })

export const checkDomainForm = (form: FormData) => [checkDomainName(foldMailDomain(formText(form, 'domain')))]
/** Only the server knows whether http is allowed, and whether a secret is stored. */
export const checkProviderForm = (form: FormData) =>
  checkProvider(providerIn(form), { needsSecret: false, allowHttp: true })
const modeIn = (form: FormData) => singleSignOnModes.find((one) => one === form.get('mode'))
export const checkModeForm = (form: FormData) => [
  modeIn(form) ? null : { path: 'mode', message: validationText.notSelected('利用のしかた') },
]

export const singleSignOnActs = {
  async addDomain(ask: Ask, form: FormData) {
    const refused = refuseForm(form, checkDomainForm(form))
    if (refused) return refused
    await ask(AddMailDomain, { domain: formText(form, 'domain') })
    return redirectWith(here, 'mailDomainAdded')
  },
  async checkDomain(ask: Ask, form: FormData) {
    const domain = formText(form, 'domain')
    const { checkMailDomain } = await ask(CheckMailDomain, { domain })
    if (checkMailDomain.find((one) => one.domain === domain)?.status === 'PROVEN')
      return redirectWith(here, 'mailDomainProven')
    return { notFound: domain }
  },
  async removeDomain(ask: Ask, form: FormData) {
    await ask(RemoveMailDomain, { domain: formText(form, 'domain') })
    return redirectWith(here, 'mailDomainRemoved')
  },
  async provider(ask: Ask, form: FormData) {
    const refused = refuseForm(form, checkProviderForm(form))
    if (refused) return refused
    await ask(UpdateProvider, providerIn(form))
    return redirectWith(here, 'singleSignOnProviderUpdated')
  },
  async test(_: Ask, form: FormData, { context }: ServerArgs) {
    const left = await context.get(companySignInContext).leaveForTest()
    if ('refused' in left) return { refused: left.refused, values: valuesOf(form) }
    return data({ leaveTo: left.to }, { headers: { 'set-cookie': left.cookie } })
  },
  async mode(ask: Ask, form: FormData) {
    const refused = refuseForm(form, checkModeForm(form))
    if (refused) return refused
    const mode = modeIn(form) ?? 'OFF'
    await ask(UpdateMode, {
      mode,
      emergencyUserId: mode === 'FORCED' ? formText(form, 'emergencyUserId') || null : null,
    })
    return redirectWith(here, 'singleSignOnModeUpdated')
  },
  async unbind(ask: Ask, form: FormData) {
    await ask(UnbindSingleSignOn, { companyUserId: formText(form, 'companyUserId') })
    return redirectWith(here, 'singleSignOnUnbound')
  },
  async remove(ask: Ask) {
    await ask(RemoveSingleSignOn)
    return redirectWith(here, 'singleSignOnRemoved')
  },
}
