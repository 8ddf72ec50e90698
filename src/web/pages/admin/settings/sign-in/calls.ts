import { graphql } from '#web/generated/admin/index.ts'
import type { PasskeyCalls } from '#web/parts/passkey/ceremony.ts'
import type { StaffDeviceCalls, StaffSignInCalls } from '#web/parts/staff-sign-in/act.ts'

const UpdateStaffPassword = graphql(`
  mutation UpdateAdminPassword($currentPassword: String!, $newPassword: String!) {
    updateAdminPassword(currentPassword: $currentPassword, newPassword: $newPassword)
  }
`)
const StartTotp = graphql(`
  mutation StartAdminTotp {
    startAdminTotp
  }
`)
const ConfirmTotp = graphql(`
  mutation ConfirmAdminTotp($code: String!) {
    confirmAdminTotp(code: $code) {
      codes
    }
  }
`)
const RenewRecoveryCodes = graphql(`
  mutation RenewAdminRecoveryCodes {
    renewAdminRecoveryCodes {
      codes
    }
  }
`)
const RemoveTotp = graphql(`
  mutation RemoveAdminTotp {
    removeAdminTotp
  }
`)
const StartStaffPasskey = graphql(`
  mutation StartAdminPasskey {
    startAdminPasskey
  }
`)
const AddStaffPasskey = graphql(`
  mutation AddAdminPasskey($answer: String!, $name: String!) {
    addAdminPasskey(answer: $answer, name: $name)
  }
`)
const RenameStaffPasskey = graphql(`
  mutation RenameAdminPasskey($id: ID!, $name: String!) {
    renameAdminPasskey(id: $id, name: $name)
  }
`)
const RemoveStaffPasskey = graphql(`
  mutation RemoveAdminPasskey($id: ID!) {
    removeAdminPasskey(id: $id)
  }
`)
const EndStaffDevice = graphql(`
  mutation EndAdminDevice($id: ID!) {
    endAdminDevice(id: $id)
  }
`)
const EndOtherStaffDevices = graphql(`
  mutation EndOtherAdminDevices {
    endOtherAdminDevices
  }
`)

export const signInCalls: StaffSignInCalls = {
  updatePassword: (ask, passwords) => ask(UpdateStaffPassword, passwords),
  startTotp: (ask) => ask(StartTotp),
  confirmTotp: async (ask, code) => (await ask(ConfirmTotp, { code })).confirmAdminTotp.codes,
  renewRecoveryCodes: async (ask) => (await ask(RenewRecoveryCodes)).renewAdminRecoveryCodes.codes,
  removeTotp: (ask) => ask(RemoveTotp),
  renamePasskey: (ask, passkey) => ask(RenameStaffPasskey, passkey),
  removePasskey: (ask, id) => ask(RemoveStaffPasskey, { id }),
}

export const passkeyCalls: PasskeyCalls = {
  start: async (ask) => (await ask(StartStaffPasskey)).startAdminPasskey,
  add: (ask, passkey) => ask(AddStaffPasskey, passkey),
}

export const deviceCalls: StaffDeviceCalls = {
  end: (ask, id) => ask(EndStaffDevice, { id }),
  endOthers: (ask) => ask(EndOtherStaffDevices),
}
