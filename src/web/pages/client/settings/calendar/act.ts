import { busyLimits, tidyAddress } from '#domain/calendar/busy/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { checkText } from '#ground/validation/validation.ts'
import type { Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'

const SaveBusyCalendar = graphql(`
  mutation SaveBusyCalendar($address: String!) {
    saveBusyCalendar(address: $address)
  }
`)
const RemoveBusyCalendar = graphql(`
  mutation RemoveBusyCalendar {
    removeBusyCalendar
  }
`)

const addressIn = (form: FormData) => tidyAddress(formText(form, 'address'))

export const labels = { address: busyLimits.address.label }
export const checkBusyAddress = (form: FormData) => [checkText('address', addressIn(form), busyLimits.address)]

export const busyActs = {
  async saveBusy(ask: Ask, form: FormData) {
    const refused = refuseForm(form, checkBusyAddress(form))
    if (refused) return refused
    await ask(SaveBusyCalendar, { address: addressIn(form) })
    return redirectWith(clientUrls.settingsCalendar(), 'busyCalendarSaved')
  },
  async removeBusy(ask: Ask) {
    await ask(RemoveBusyCalendar)
    return redirectWith(clientUrls.settingsCalendar(), 'busyCalendarRemoved')
  },
}
