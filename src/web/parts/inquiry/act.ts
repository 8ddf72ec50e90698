import { redirect } from 'react-router'
import { namedMistake } from '#ground/limits/attached-file.ts'
import type { FieldError } from '#ground/refusal.ts'
import { urls } from '#ground/urls.ts'
import { act, intentOf } from '#web/carry/act.ts'
import { AskError, isUnanswered, orLost, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { encodedFiles } from '../forms/chosen-files.ts'
import { attachmentsOf, checkForm, inquiryOf } from './check.ts'

const CreateInquiry = graphql(`
  mutation CreateInquiry($inquiry: InquiryInput!) {
    createInquiry(inquiry: $inquiry)
  }
`)

/** `contacted`: the address of the page that shows the receipt number. */
const sending = (contacted: (number: string) => string) => async (ask: Ask, form: FormData) => {
  const refusal = refuseForm(form, checkForm(form))
  if (refusal) return refusal
  const files = attachmentsOf(form)
  const inquiry = {
    ...inquiryOf(form),
    jobId: formText(form, 'jobId') || null,
    companyId: formText(form, 'companyId') || null,
    scoutInvitationId: formText(form, 'scoutInvitationId') || null,
    screen: formText(form, 'screen') || null,
    attachments: await encodedFiles(files),
  }
  try {
    const { createInquiry: number } = await ask(CreateInquiry, { inquiry })
    return redirect(contacted(number))
  } catch (error) {
    if (!(error instanceof AskError) || isUnanswered(error.refused)) throw error
    const fields = error.refused.fields.map(({ path, message }) => fieldOf(files, path, message))
    return { refused: { ...error.refused, fields }, values: valuesOf(form) }
  }
}

// The door's paths begin with the name of the argument and number the files. The form knows one field for all files.
function fieldOf(files: readonly File[], path: string, message: string): FieldError {
  const [, field = '', at] = path.split('.')
  return {
    path: field,
    message: field === 'attachments' && at ? namedMistake(files[Number(at)]?.name, message) : message,
  }
}

export const actOnInquiry = act({ '': sending(urls.candidate.contacted) })
export const actOnClientInquiry = act({ '': sending(urls.client.contacted) })

/**
 * The files go to the page's own address, also with scripts: a guest's question to the door is small. A lost connection
 * is an answer, so that nothing typed is lost.
 */
export const sendToServer = async <Result>(request: Request, serverAction: () => Promise<Result>) => {
  const form = await request.clone().formData()
  intentOf(form, [''])
  return orLost(form, serverAction)
}
