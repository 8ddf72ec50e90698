import { graphql } from '#web/generated/index.ts'
import type { PasskeyCalls } from '#web/parts/passkey/ceremony.ts'
import type { StaffDeviceCalls, StaffSignInCalls } from '#web/parts/staff-sign-in/act.ts'

const UpdateStaffPassword = graphql(`
  mutation UpdateStaffPassword($currentPassword: String!, $newPassword: String!) {
    updateStaffPassword(currentPassword: $currentPassword, newPassword: $newPassword)
  }
`)
const StartTotp = graphql(`
  mutation StartTotp {
    startTotp
  }
`)
const ConfirmTotp = graphql(`
  mutation ConfirmTotp($code: String!) {
    confirmTotp(code: $code) {
      codes
    }
  }
`)
const RenewRecoveryCodes = graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes {
      codes
    }
  }
`)
const RemoveTotp = graphql(`
  mutation RemoveTotp {
    removeTotp
  }
`)
const StartStaffPasskey = graphql(`
  mutation StartStaffPasskey {
    startStaffPasskey
  }
`)
const AddStaffPasskey = graphql(`
  mutation AddStaffPasskey($answer: String!, $name: String!) {
    addStaffPasskey(answer: $answer, name: $name)
  }
`)
const RenameStaffPasskey = graphql(`
  mutation RenameStaffPasskey($id: ID!, $name: String!) {
    renameStaffPasskey(id: $id, name: $name)
  }
`)
const RemoveStaffPasskey = graphql(`
  mutation RemoveStaffPasskey($id: ID!) {
    removeStaffPasskey(id: $id)
  }
`)
const EndStaffDevice = graphql(`
  mutation EndStaffDevice($id: ID!) {
    endStaffDevice(id: $id)
  }
`)
const EndOtherStaffDevices = graphql(`
  mutation EndOtherStaffDevices {
    endOtherStaffDevices
  }
`)

export const signInCalls: StaffSignInCalls = {
  updatePassword: (ask, passwords) => ask(UpdateStaffPassword, passwords),
  startTotp: (ask) => ask(StartTotp),
  confirmTotp: async (ask, code) => (await ask(ConfirmTotp, { code })).confirmTotp.codes,
  renewRecoveryCodes: async (ask) => (await ask(RenewRecoveryCodes)).renewRecoveryCodes.codes,
  removeTotp: (ask) => ask(RemoveTotp),
  renamePasskey: (ask, passkey) => ask(RenameStaffPasskey, passkey),
  removePasskey: (ask, id) => ask(RemoveStaffPasskey, { id }),
}

export const passkeyCalls: PasskeyCalls = {
  start: async (ask) => (await ask(StartStaffPasskey)).startStaffPasskey,
  add: (ask, passkey) => ask(AddStaffPasskey, passkey),
}

export const deviceCalls: StaffDeviceCalls = {
  end: (ask, id) => ask(EndStaffDevice, { id }),
  endOthers: (ask) => ask(EndOtherStaffDevices),
}
