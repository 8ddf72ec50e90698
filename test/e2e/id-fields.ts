import { readFileSync } from 'node:fs'
import { buildSchema, isListType, isNonNullType, type GraphQLInputType } from 'graphql'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const takesAnId = (type: GraphQLInputType, seen = new Set<string>()): boolean => {
  if (isNonNullType(type) || isListType(type)) return takesAnId(type.ofType, seen)
  if (type.name === 'ID' || seen.has(type.name)) return type.name === 'ID'
  seen.add(type.name)
  return 'getFields' in type && Object.values(type.getFields()).some((field) => takesAnId(field.type, seen))
}
const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
)
/** Every query and mutation that takes an id, somewhere in its arguments. */
export const fieldsWithIds = fields
  .filter(({ args }) => args.some(({ type }) => takesAnId(type)))
  .map(({ name }) => name)

/** Ids of lists and of companies, which belong to nobody. */
export const ofLists = [
  'addFavoriteCompany',
  'blockCompanies',
  'metCompany',
  'publicCompany',
  'requestWhitepaperDownload',
  'whitepaper',
  'removeFavoriteCompany',
  'saveRequiredItems',
  'searchCompanies',
  'unblockCompanies',
  'updateBasics',
  'updateCompanyAddress',
  'updateCompanyInformation',
  'updateCompanySelectionCriteria',
  'updateEducation',
  'updatePreferences',
  'updateScoutPreferences',
  'updateSellingPoints',
]
/** every-mutation.test.ts asks these as another student. */
export const ofOwnAccount = [
  'endDevice',
  'endStaffDevice',
  'removePasskey',
  'removePushDevice',
  'removeStaffPasskey',
  'renamePasskey',
  'renameStaffPasskey',
  'updateSingleSignOnMode',
]
