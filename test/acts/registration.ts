import { openOneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import { anUnfinishedCandidate, aPhoneNumber, aRegistration, aRegistrationProfile } from '../factories/registration.ts'
import { aPassword, givePassword } from '../factories/own-account.ts'
import type { Act, World } from './world.ts'

const codes = openOneTimeCodes('a secret of the tests')

/** Puts a student who is still registering in the place of the world's. */
async function registering(world: World, status: 'EMAIL_PENDING' | 'PROFILE_PENDING' | 'PHONE_PENDING') {
  const { id, verification, viewer } = await anUnfinishedCandidate(world.db, status)
  Object.assign(world.student, { id, viewer: await viewer() })
  return verification?.id ?? ''
}
const waits = ['verification_limit_reached'] as const

export const registrationActs: Record<string, Act> = {
  registerCandidate: { by: 'guest', make: () => ({ registration: aRegistration() }), again: [...waits] },
  changeRegistrationEmail: {
    by: 'student',
    make: async (world) => {
      await registering(world, 'EMAIL_PENDING')
      return { email: aRegistration().email }
    },
    again: [...waits],
    isOwn: true,
  },
  resendVerificationEmail: {
    by: 'student',
    make: async (world) => {
      await registering(world, 'EMAIL_PENDING')
      return { pass: '' }
    },
    again: [...waits],
    isOwn: true,
  },
  verifyEmail: {
    by: 'student',
    make: async (world) => ({ code: codes.codeOf(await registering(world, 'EMAIL_PENDING')) }),
    again: ['already_verified', 'account_not_changeable'],
    isOwn: true,
  },
  verifyEmailByLink: {
    by: 'guest',
    make: async (world) => {
      const token = codes.tokenOf(await registering(world, 'EMAIL_PENDING'))
      await givePassword(world.db, world.student.id)
      return { token, password: aPassword }
    },
    again: ['already_verified', 'account_not_changeable'],
  },
  saveRegistrationProfile: {
    by: 'student',
    make: async (world) => {
      await registering(world, 'PROFILE_PENDING')
      return { profile: aRegistrationProfile() }
    },
    again: ['account_not_changeable'],
    isOwn: true,
  },
  resendPhoneCode: {
    by: 'student',
    make: async (world) => {
      await registering(world, 'PHONE_PENDING')
      return {}
    },
    again: [...waits],
    isOwn: true,
  },
  changeRegistrationPhone: {
    by: 'student',
    make: async (world) => {
      await registering(world, 'PHONE_PENDING')
      return { phoneNumber: aPhoneNumber() }
    },
    again: [...waits],
    isOwn: true,
  },
  verifyPhone: {
    by: 'student',
    make: async (world) => ({ code: codes.codeOf(await registering(world, 'PHONE_PENDING')) }),
    again: ['already_verified', 'account_not_changeable'],
    isOwn: true,
  },
}
