import type { DB } from '#platform/database/database-types.ts'
import type { Insertable } from 'kysely'
import { startPasskeyRegistration } from '#domain/candidate-account/passkey/commands.ts'
import { relyingPartyAt } from '#domain/candidate-account/passkey/rules.ts'
import { aSoftwarePasskey } from '../software-passkey.ts'
import type { Act, World } from './world.ts'
import { cheapHash } from '../factories/password.ts'

const password = 'a-long-password-2026'
const party = relyingPartyAt('http://localhost', 'ヨアケ')

/** The world's students know their password. */
async function withPasswords({ db, student, strangers }: World) {
  const hash = cheapHash(password)
  const ids = [student.id, (await strangers()).student.id]
  await db.updateTable('candidateAccount').set({ passwordHash: hash }).where('candidateId', 'in', ids).execute()
  return { password }
}
async function aPasskey({ db, student }: World) {
  const values: Insertable<DB['candidatePasskey']> = {
    candidateId: student.id,
    credentialId: aSoftwarePasskey().id,
    publicKey: Buffer.alloc(77),
    counter: 0,
    name: 'iPhone',
    isBackedUp: false,
  }
  return db.insertInto('candidatePasskey').values(values).returning('id').executeTakeFirstOrThrow()
}

export const wayInActs: Record<string, Act> = {
  unlinkIdentity: {
    by: 'student',
    async make(world) {
      const { db, student } = world
      const values = { provider: 'google', label: 'Google', subject: student.id, candidateId: student.id }
      await db.insertInto('candidateIdentity').values(values).execute()
      return { provider: 'google', ...(await withPasswords(world)) }
    },
    again: ['not_found'],
  },
  startPasskeyRegistration: { by: 'student', make: withPasswords, isOwn: true },
  addPasskey: {
    by: 'student',
    async make({ db, student }) {
      const asked = await db.transaction().execute((tx) => startPasskeyRegistration(tx, student.viewer, party))
      return { answer: aSoftwarePasskey().create(JSON.stringify(asked)), name: 'iPhone' }
    },
    again: ['passkey_refused'],
    isOwn: true,
  },
  renamePasskey: { by: 'student', make: async (world) => ({ id: (await aPasskey(world)).id, name: '家のMac' }) },
  removePasskey: {
    by: 'student',
    make: async (world) => ({ id: (await aPasskey(world)).id, ...(await withPasswords(world)) }),
    again: ['not_found'],
  },
  endPasskeyOffer: { by: 'student', make: () => ({}), isOwn: true },
  startPasskeySignIn: { by: 'guest', make: () => ({}), isOwn: true },
}
