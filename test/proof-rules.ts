import { isTest, type Complaint, type SourceFile } from './house-rules.ts'

const domainFile = /^src\/domain\/(?:[\w-]+\/)+(?:queries|commands)\.ts$/

/** An id of a company or of a student says in queries and commands what it proves (decision 75). */
export const checkBareIds = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) =>
    domainFile.test(path)
      ? [...text.matchAll(/\b(?:companyId|candidateId)s?\??: (?:readonly )?string\b/g)].map(
          ([bare]) => `${path}: ${bare} proves nothing`,
        )
      : [],
  )

/** A query without a proof has no place for one: it is read by batchOpen. */
export const checkNoProofs = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) =>
    domainFile.test(path) && /\b(?:db|tx): (?:Db|Tx)(?: \| Tx)?,\s*\w+: null,/.test(text)
      ? [`${path} takes a proof that is null`]
      : [],
  )

type Place = { file: string; because: string }

/** The files that make a proof: nowhere else is a text called the id of a viewer or of a row. */
export const mayProve: readonly Place[] = [
  {
    file: 'src/domain/viewer/viewer.ts',
    because: 'The two functions by which the others of this list prove a viewer.',
  },
  { file: 'src/domain/session/queries.ts', because: 'The session proves its viewer.' },
  { file: 'src/domain/company-account/access-token/queries.ts', because: 'The token proves its company.' },
  {
    file: 'src/domain/company-account/registration/commands.ts',
    because: 'The code has proven who registers, and there is no session yet.',
  },
  {
    file: 'src/domain/candidate-search/ended-contract/queries.ts',
    because: 'The pass of an ended contract proves its ADMIN.',
  },
  {
    file: 'src/domain/scout-invitation/withdrawal/commands.ts',
    because: 'The job acts for the student who has left or blocks, and who has no session.',
  },
  { file: 'src/domain/candidate-account/registration/pass.ts', because: 'The product has signed the pass.' },
  {
    file: 'src/domain/notification/delivery/telling/commands.ts',
    because: 'The table of kinds hides that a kind for students has ids of students.',
  },
  {
    file: 'src/domain/notification/occasions.ts',
    because: 'Of its example payloads only the types are read.',
  },
  {
    file: 'src/platform/database/named-value.ts',
    because: 'The value goes into a statement and not back into the program.',
  },
]

const proving =
  /\bas (?:readonly )?(?:CompanyId|OwnCandidateId|CompanyUserId|OfRow<)|\bproven(?:CandidateId|CompanyUser)\b/

/** Proofs are made in the listed files, each of which makes one. */
export function checkProving(files: SourceFile[], places: readonly Place[] = mayProve): Complaint[] {
  const proves = files.filter(({ path, text }) => path.startsWith('src/') && !isTest(path) && proving.test(text))
  const [found, listed] = [new Set(proves.map(({ path }) => path)), new Set(places.map(({ file }) => file))]
  return [
    ...[...found.difference(listed)].map((path) => `${path} makes a proof`),
    ...[...listed.difference(found)].map((path) => `${path} makes no proof any more`),
  ]
}
