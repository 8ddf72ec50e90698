import { endedSubject } from '#domain/candidate-search/ended-contract/rules.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { openOneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import { aCompanyWithUser } from '../factories.ts'
import type { Act } from './world.ts'

const request = () => ({ kind: 'RENEWAL', planKey: 'LIGHT', wantedFrom: tokyoToday(), message: '' })

/** A company's requests about its contract, before and after its end. */
export const contractActs: Record<string, Act> = {
  createContractRequest: {
    by: 'company',
    make: () => ({ request: request() }),
    again: ['contract_request_open'],
    isOwn: true,
  },
  createEndedContractRequest: {
    by: 'guest',
    async make({ db }) {
      const today = tokyoToday()
      const contract = { status: 'EXPIRED', startsOn: addDays(today, -300), endsOn: addDays(today, -2) } as const
      const { viewer } = await aCompanyWithUser(db, { contract })
      const codes = openOneTimeCodes('a secret of the tests')
      return { pass: codes.passOf(endedSubject(viewer.companyUserId), 60), request: request() }
    },
    again: ['contract_request_open'],
  },
}
