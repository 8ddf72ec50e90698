import { addStaffPasskey, startStaffPasskey } from '#domain/session/staff/passkey/commands.ts'
import { confirmTotp, startTotp } from '#domain/session/second-factor/commands.ts'
import { newRecoveryCodes } from '#domain/session/second-factor/recovery-code/commands.ts'
import { relyingPartyAt } from '#domain/candidate-account/passkey/rules.ts'
import { openSession } from '#domain/session/commands.ts'
import { staffOwnerOf } from '#domain/session/staff/owner.ts'
import { openSealing } from '#platform/secrets/secret.ts'
import { codeOf, secretOf } from '../factories/authenticator.ts'
import { aSoftwarePasskey } from '../software-passkey.ts'
import type { Act, World } from './world.ts'
import { cheapHash } from '../factories/password.ts'

const password = 'a-long-password-2026'
const party = relyingPartyAt('http://localhost', 'ヨアケ')
const sealing = openSealing('a secret of the tests')

/** The world's company users know their password. */
async function withPasswords({ db, viewer, strangers, reader }: World) {
  const hash = cheapHash(password)
  const { company } = await strangers()
  const ids = [viewer, company.viewer, reader.viewer].map(({ companyUserId }) => companyUserId)
  await db.updateTable('companyUserAccount').set({ passwordHash: hash }).where('companyUserId', 'in', ids).execute()
  return { password }
}
/** An enrolment that waits for its first code. */
async function begun({ db, viewer }: World) {
  const owner = staffOwnerOf(viewer)
  await db.transaction().execute((tx) => startTotp(tx, owner, sealing))
  return secretOf(db, owner, sealing)
}
async function enrolled(world: World) {
  const { db, viewer } = world
  const given = { sealing, code: codeOf(await begun(world)), codes: newRecoveryCodes(), now: new Date() }
  await db.transaction().execute((tx) => confirmTotp(tx, viewer, staffOwnerOf(viewer), given))
  return withPasswords(world)
}
async function aPasskey({ db, viewer }: World) {
  const passkey = aSoftwarePasskey()
  await db.transaction().execute(async (tx) => {
    const answer = passkey.create(JSON.stringify(await startStaffPasskey(tx, viewer, party)))
    await addStaffPasskey(tx, viewer, party, { answer, name: 'Mac', sessionTokenSha256: null })
  })
  return db
    .selectFrom('staffPasskey')
    .select('id')
    .where('companyUserId', '=', viewer.companyUserId)
    .executeTakeFirstOrThrow()
}

export const staffActs: Record<string, Act> = {
  updateStaffPassword: {
    by: 'company',
    make: async (world) => ({
      currentPassword: (await withPasswords(world)).password,
      newPassword: 'quiet-harbour-lights-77',
    }),
    again: ['wrong_password'],
    isOwn: true,
    isForReaders: true,
  },
  startTotp: { by: 'company', make: withPasswords, isOwn: true, isForReaders: true },
  confirmTotp: {
    by: 'company',
    make: async (world) => ({ code: codeOf(await begun(world)) }),
    again: ['second_factor_on'],
    isOwn: true,
    isForReaders: true,
  },
  renewRecoveryCodes: { by: 'company', make: enrolled, isOwn: true, isForReaders: true },
  removeTotp: { by: 'company', make: enrolled, again: ['not_found'], isOwn: true, isForReaders: true },
  startStaffPasskey: { by: 'company', make: withPasswords, isOwn: true, isForReaders: true },
  addStaffPasskey: {
    by: 'company',
    async make({ db, viewer }) {
      const asked = await db.transaction().execute((tx) => startStaffPasskey(tx, viewer, party))
      return { answer: aSoftwarePasskey().create(JSON.stringify(asked)), name: 'Mac' }
    },
    again: ['passkey_refused'],
    isOwn: true,
    isForReaders: true,
  },
  renameStaffPasskey: {
    by: 'company',
    make: async (world) => ({ id: (await aPasskey(world)).id, name: '会社のMac' }),
    isForReaders: true,
  },
  removeStaffPasskey: {
    by: 'company',
    make: async (world) => ({ id: (await aPasskey(world)).id, ...(await withPasswords(world)) }),
    again: ['not_found'],
    isForReaders: true,
  },
  endStaffDevice: {
    by: 'company',
    async make({ db, viewer }) {
      await db.transaction().execute((tx) => openSession(tx, 'client', staffOwnerOf(viewer)))
      return db
        .selectFrom('session')
        .select('id')
        .where('companyUserId', '=', viewer.companyUserId)
        .executeTakeFirstOrThrow()
    },
    isForReaders: true,
  },
  endOtherStaffDevices: { by: 'company', make: () => ({}), isOwn: true, isForReaders: true },
  updateAdminFactorRule: { by: 'company', make: () => ({ isRequired: false }), isOwn: true },
}
