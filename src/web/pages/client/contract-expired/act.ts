import { data, redirect } from 'react-router'
import { codeLabel } from '#domain/session/second-factor/rules.ts'
import { checkEmail } from '#ground/validation/contact-validation.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { foldEmail } from '#ground/spelling/folding.ts'
import { urls } from '#ground/urls.ts'
import { validationText } from '#ground/validation/validation.ts'
import { act } from '#web/carry/act.ts'
import { AskError, isUnanswered, type Ask, type ServerArgs } from '#web/carry/ask.ts'
import { endedContractContext, type EndedContractDoor } from '#web/hatch/ended-contract.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { checkRequest, formField, wishOf } from '../parts/contract-wish.ts'

const CreateEndedContractRequest = graphql(`
  mutation CreateEndedContractRequest($pass: String!, $request: ContractRequestInput!) {
    createEndedContractRequest(pass: $pass, request: $request) {
      id
    }
  }
`)

export const proofLabels = { email: accountLimits.email.label, password: accountLimits.password.label, code: codeLabel }

export const checkProof = (form: FormData) => [
  checkEmail('email', foldEmail(formText(form, 'email'))),
  // An older password may have any length, so only an empty password is a mistake here.
  formText(form, 'password') ? null : { path: 'password', message: validationText.empty(proofLabels.password) },
]

async function prove(_: Ask, form: FormData, { context }: ServerArgs) {
  const refusal = refuseForm(form, checkProof(form))
  if (refusal) return refusal
  const proven = await context.get(endedContractContext).prove({
    email: formText(form, 'email'),
    password: formText(form, 'password'),
    code: formText(form, 'code'),
  })
  return afterProof(proven, form)
}

async function proveByPasskey(_: Ask, form: FormData, { context }: ServerArgs) {
  return afterProof(await context.get(endedContractContext).prove({ answer: formText(form, 'answer') }), form)
}

function afterProof(proven: Awaited<ReturnType<EndedContractDoor['prove']>>, form: FormData) {
  if ('refused' in proven) {
    const { refused } = proven
    const fields =
      refused.code === 'second_factor_wrong' ? [{ path: 'code', message: refused.message }] : refused.fields
    form.delete('answer')
    return { refused: { ...refused, fields }, values: valuesOf(form) }
  }
  return redirect(urls.client.contractExpired(), { headers: { 'set-cookie': proven.cookie } })
}

async function leave(_: Ask, __: FormData, { context }: ServerArgs) {
  return redirect(urls.client.contractExpired(), {
    headers: { 'set-cookie': context.get(endedContractContext).leave() },
  })
}

async function request(ask: Ask, form: FormData, { context }: ServerArgs) {
  const refusal = refuseForm(form, checkRequest(form))
  if (refusal) return refusal
  try {
    const pass = context.get(endedContractContext).pass ?? ''
    await ask(CreateEndedContractRequest, { pass, request: wishOf(form) })
    return redirectWith(urls.client.contractExpired(), 'contractRequested')
  } catch (error) {
    if (!(error instanceof AskError)) throw error
    const refused = { ...error.refused, fields: error.refused.fields.map(formField) }
    return data({ refused, values: valuesOf(form) }, { status: isUnanswered(refused) ? 503 : 200 })
  }
}

export const endedIntents = ['prove', 'passkey', 'leave', 'request', 'contacts'] as const
export const actOnEnded = act({ prove, passkey: proveByPasskey, leave, request, contacts: request } satisfies Record<
  (typeof endedIntents)[number],
  unknown
>)
