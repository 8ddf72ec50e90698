import { aCompanyUser } from '../factories.ts'
import { aPicture } from '../factories/picture.ts'
import type { Act } from './world.ts'

/** A section that the company has not saved yet. */
const first = { version: 0 }
const again = ['company_section_edited'] as const

const saves = (make: () => Promise<object> | object): Act => ({
  by: 'company',
  make: async () => ({ ...first, ...(await make()) }),
  again: [...again],
  isOwn: true,
})

/** The acts of a company's basic information. */
export const companyBasicActs: Record<string, Act> = {
  updateFairMode: { by: 'company', make: () => ({ scope: 'EVERY_JOB' }), isOwn: true },
  updateFairModeUser: {
    by: 'company',
    make: async ({ db, company }) => ({ id: (await aCompanyUser(db, company.id)).id, isListed: true }),
  },
  updateCompanyNames: saves(() => ({ legalName: '株式会社夜明け', displayName: '夜明け', kana: 'ヨアケ' })),
  updateCompanyInformation: saves(() => ({
    industryIds: ['501'],
    companySizeId: '3',
    employees: 200,
    representative: '試験 太郎',
    urls: [],
  })),
  updateCompanyAddress: saves(() => ({
    headOffice: {
      postalCode: '4600008',
      prefectureId: '23',
      city: '名古屋市中区',
      town: '栄',
      street: '3-4',
      building: '',
    },
    officePrefectureIds: ['13'],
  })),
  updateCompanyOthers: saves(() => ({ others: [{ title: '加盟団体', body: '組み込みソフト協議会' }] })),
  updateCompanyLogo: {
    ...saves(async () => ({ encodedImage: await aPicture({ width: 320, height: 320 }) })),
    leaves: ['company_image insert'],
  },
  removeCompanyLogo: saves(() => ({})),
  updateCompanyCover: saves(() => ({ coverDescription: '事務所の写真' })),
  updateCompanyVisibility: saves(() => ({ isPublic: true })),
  addCompanyPhone: {
    by: 'company',
    make: () => ({ label: '人事部', number: '052-123-4567' }),
    again: ['company_phone_taken'],
    isOwn: true,
  },
  removeCompanyPhone: {
    by: 'company',
    make: ({ db, company }) =>
      db
        .insertInto('companyPhone')
        .values({ companyId: company.id, label: '総務部', number: '+81521234599' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    again: ['not_found'],
  },
}
