import { redirect } from 'react-router'
import { checkPassword } from '#ground/validation/password-validation.ts'
import { validationText } from '#ground/validation/validation.ts'
import type { ActionRefusal, Ask } from '#web/carry/ask.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'

/** The mutations of one of the two schemas, which have the same names. */
export type StaffSignInCalls = {
  updatePassword: (ask: Ask, passwords: { currentPassword: string; newPassword: string }) => Promise<unknown>
  startTotp: (ask: Ask) => Promise<unknown>
  confirmTotp: (ask: Ask, code: string) => Promise<readonly string[] | null | undefined>
  renewRecoveryCodes: (ask: Ask) => Promise<readonly string[] | null | undefined>
  removeTotp: (ask: Ask) => Promise<unknown>
  renamePasskey: (ask: Ask, passkey: { id: string; name: string }) => Promise<unknown>
  removePasskey: (ask: Ask, id: string) => Promise<unknown>
}
export type StaffDeviceCalls = {
  end: (ask: Ask, id: string) => Promise<unknown>
  endOthers: (ask: Ask) => Promise<unknown>
}

/** The answer to an act on the page: a refusal, or recovery codes that are shown once. */
export type StaffSignInAnswer = Partial<ActionRefusal> & { codes?: string[] }

export const passwordLabels = { currentPassword: '現在のパスワード', newPassword: '新しいパスワード' } as const

/** Only the form of an account with a password has the field of the present one. */
export const checkPasswords = (form: FormData) => [
  form.has('currentPassword') && formText(form, 'currentPassword') === ''
    ? { path: 'currentPassword', message: validationText.empty(passwordLabels.currentPassword) }
    : null,
  checkPassword('newPassword', formText(form, 'newPassword')),
]

/** The acts of the page at `here`. */
export const staffSignInActs = (here: string, calls: StaffSignInCalls) => ({
  async password(ask: Ask, form: FormData) {
    const refusal = refuseForm(form, checkPasswords(form))
    if (refusal) return refusal
    const newPassword = formText(form, 'newPassword')
    await calls.updatePassword(ask, { currentPassword: formText(form, 'currentPassword'), newPassword })
    return redirectWith(here, 'passwordUpdated')
  },
  async startTotp(ask: Ask) {
    await calls.startTotp(ask)
    return redirect(`${here}#totp`)
  },
  async confirmTotp(ask: Ask, form: FormData) {
    const codes = await calls.confirmTotp(ask, formText(form, 'code'))
    return codes ? { codes: [...codes] } : redirect(here)
  },
  async renewRecoveryCodes(ask: Ask) {
    const codes = await calls.renewRecoveryCodes(ask)
    return codes ? { codes: [...codes] } : redirect(here)
  },
  async removeTotp(ask: Ask) {
    await calls.removeTotp(ask)
    return redirectWith(here, 'totpRemoved')
  },
  async renamePasskey(ask: Ask, form: FormData) {
    await calls.renamePasskey(ask, { id: formText(form, 'id'), name: formText(form, 'name') })
    return redirectWith(here, 'passkeyRenamed')
  },
  async removePasskey(ask: Ask, form: FormData) {
    await calls.removePasskey(ask, formText(form, 'id'))
    return redirectWith(here, 'passkeyRemoved')
  },
})

export const staffDeviceActs = (here: string, calls: StaffDeviceCalls) => ({
  async endDevice(ask: Ask, form: FormData) {
    await calls.end(ask, formText(form, 'id'))
    return redirectWith(here, 'deviceEnded')
  },
  async endOtherDevices(ask: Ask) {
    await calls.endOthers(ask)
    return redirectWith(here, 'otherDevicesEnded')
  },
})
