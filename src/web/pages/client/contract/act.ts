import { clientUrls } from '#ground/client-urls.ts'
import { AskError, isUnanswered, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { checkRequest, formField, wishOf } from '../parts/contract-wish.ts'

const CreateContractRequest = graphql(`
  mutation CreateContractRequest($request: ContractRequestInput!) {
    createContractRequest(request: $request) {
      id
    }
  }
`)

export async function request(ask: Ask, form: FormData) {
  const refusal = refuseForm(form, checkRequest(form))
  if (refusal) return refusal
  try {
    await ask(CreateContractRequest, { request: wishOf(form) })
    return redirectWith(clientUrls.contract(), 'contractRequested')
  } catch (error) {
    if (!(error instanceof AskError) || isUnanswered(error.refused)) throw error
    return { refused: { ...error.refused, fields: error.refused.fields.map(formField) }, values: valuesOf(form) }
  }
}
