import { nouns, type Complaint, type SourceFile } from './house-rules.ts'

const words = (text: string) => text.split(/\s+/)

/** The noun whose commands write a table; a noun reads the tables of those below it and its own. */
export const ownTables: Record<string, readonly string[]> = {
  audit: ['audit', 'retentionRun'],
  lookup: words(`region prefecture school schoolDepartment schoolGroup schoolGroupMember industry jobType companySize
    companySelectionCriterion jobHuntingStatus scoutType sellingPoint eventCategory recruitmentStep graduationYear
    personalityTraitStatement declineReason schoolImport`),
  'content-block': ['companyImage', 'videoStill'],
  company:
    words(`company companyContent companyFigure companyOther companyPhone companyQuestion companySection companyUrl companyUser
    companyVoice companyYouthInformation plan contract contractSuspension contractTrial
    contractRequest invoice invoiceCounter invoiceLine fairMode fairModeUser`),
  candidate: words(`candidate candidateSkill candidateActivity candidateReading profileView openReading
    blockedCompany blockedCorporateNumber candidateIntake`),
  'admin-account': ['adminAccount'],
  'push-device': ['pushDevice', 'lineCode'],
  'company-account': words(`companyUserAccount companyUserConsent companyRegistrationCode accessToken allowedNetwork
    mailDomain singleSignOn singleSignOnIdentity singleSignOnFlow signInAddress`),
  'candidate-account': words(`candidateAccount candidateWithdrawal consent candidateVerification
    candidateAttribution accountChange candidateExport agentConsultation
    candidateIdentity oidcFlow candidatePasskey passkeyChallenge`),
  session: words(`session knownDevice securityEvent signInAttempt signInPlace signInUnlock passwordReset
    staffTotp staffRecoveryCode staffPasskey`),
  assessment: words(`assessmentProfile assessmentCertificate assessmentItem assessmentAttempt assessmentSection
    assessmentAnswer assessmentAnswerPast assessmentItemStatistic assessmentItemAlarm assessmentReliability
    assessmentNorm assessmentAlarmAcknowledgement`),
  notice: ['serviceNotice'],
  'encourage-event': ['encourageEvent'],
  whitepaper: ['whitepaper', 'whitepaperDownload'],
  scheduling: words('scheduling schedulingDate schedulingDateNotifiedCompanyUser schedulingSetting'),
  job: words(
    'job jobCompletionUrl jobCondition jobContent jobRecruitmentStep jobSave jobPresence jobChange jobTakedown fairJob',
  ),
  'scout-invitation':
    words(`scoutInvitation scoutInvitationQuotation scoutReceivedInWeek scoutSentOnDay sendingSlowdown booking
    schedulingDateRequest scoutOutcome scoutStep dayNotice waitingPlace scoutWait scoutPlacement scoutStage scoutBenchmark scoutWording scoutTemplate scoutTemplateVersion scoutPromise scoutFollowUp
    scoutExperiment scoutExperimentBlock scoutExperimentStudent scoutClaim scoutDraft scoutDraftStudent reasonFiguresOff templateMessageHistory offerReport offerReportNote favoriteCompany jobInterest
    thread threadMessage threadFile threadPhrase threadChoice evaluation evaluationForm`),
  calendar: ['calendarFeed', 'busyCalendar', 'busyTime', 'staffDateRemoval'],
  'company-search': words('companySearch companySearchWord companySearchBits'),
  inquiry: words(
    'preRegistration inquiry inquiryAttachment inquiryNote inquiryTemplate inquiryMessage candidateLookup candidateStop',
  ),
  'candidate-search':
    words(`candidateNote candidateNoteMention companyCandidate companyCandidateLabel searchCandidateLabel savedFilter savedFilterAlert
    savedFilterChunk savedFilterMatch candidateFinding positiveAction
    passedOverCandidate triagePlace searchBits searchPostingBlock searchDelta searchFlip searchSynonymList`),
  webhook: words('webhook webhookEvent webhookDelivery webhookAttempt'),
  notification: words(`adminNotification candidateNotification candidateNotificationSetting candidateQuietHours
    companyNotification companyDigestItem notificationMail notificationPush outgoingStop scoutNotificationDefault scoutNotificationSetting toldEncourageEvent`),
}

/** Tables of no noun: the platform's and the door's. */
export const plainTables = [
  'clockJob',
  'idempotencyKey',
  'repeatableMigration',
  'timelineMark',
  'vapidKey',
  'workerLife',
]

type Exception = { file: string; table: string; because: string }

export const tablesAbove: readonly Exception[] = [
  {
    file: 'lookup/school/import/queries.ts',
    table: 'adminAccount',
    because: 'The record of imports names the operator’s person beside each.',
  },
  {
    file: 'candidate/queries.ts',
    table: 'scoutInvitation',
    because:
      'Whether a company sees a name and how many scouts a student has is read with the profile, by one statement.',
  },
  {
    file: 'company/operation/queries.ts',
    table: 'companyUserAccount',
    because: 'The operator reads the addresses of a company’s users beside the company.',
  },
  {
    file: 'company/operation/queries.ts',
    table: 'job',
    because: 'The operator looks for companies whose jobs nobody has checked for long.',
  },
  {
    file: 'admin-account/commands.ts',
    table: 'session',
    because: 'Who loses an account loses its sessions in the same transaction.',
  },
  {
    file: 'company/contract/commands.ts',
    table: 'session',
    because: 'A contract that opens again ends the sessions of before in the same transaction.',
  },
  {
    file: 'company-account/registration/queries.ts',
    table: 'preRegistration',
    because: 'The first user of a company reads again what was written in the application.',
  },
  {
    file: 'company-account/user/commands.ts',
    table: 'session',
    because: 'Who loses an account loses its sessions in the same transaction.',
  },
  {
    file: 'company-account/single-sign-on/forced/commands.ts',
    table: 'session',
    because: 'A forced sign-in ends the sessions of passwords in the same transaction.',
  },
  {
    file: 'candidate-account/state/commands.ts',
    table: 'session',
    because: 'Who loses an account loses its sessions in the same transaction.',
  },
  {
    file: 'candidate-account/owner-proof/queries.ts',
    table: 'session',
    because: 'An account without a password proves itself by a sign-in of the last minutes.',
  },
  {
    file: 'push-device/commands.ts',
    table: 'session',
    because: 'A device is told of only while the session that registered it lives.',
  },
  {
    file: 'candidate-account/state/purge/commands.ts',
    table: 'scoutInvitation',
    because: 'What a student wrote leaves every table by one command, so that none is forgotten.',
  },
  {
    file: 'candidate-account/state/purge/commands.ts',
    table: 'scoutInvitationQuotation',
    because: 'What a student wrote leaves every table by one command, so that none is forgotten.',
  },
  {
    file: 'candidate-account/state/purge/commands.ts',
    table: 'booking',
    because: 'What a company wrote to a student leaves with the student, by the same command.',
  },
  {
    file: 'candidate-account/registration/commands.ts',
    table: 'inquiry',
    because: 'A forgotten registration leaves its inquiries to the operator, as of a guest, in the same transaction.',
  },
  {
    file: 'candidate-account/data-export/queries.ts',
    table: 'scoutInvitation',
    because: 'A student’s own data is read from every table by one list, so that none is forgotten.',
  },
  {
    file: 'candidate-account/state/told/commands.ts',
    table: 'dayNotice',
    because: 'A student’s name leaves what companies were told with the student, by one command.',
  },
  {
    file: 'candidate-account/state/told/commands.ts',
    table: 'scoutOutcome',
    because: 'A student’s name leaves what companies were told with the student, by one command.',
  },
  {
    file: 'candidate-account/state/told/commands.ts',
    table: 'companyNotification',
    because: 'A student’s name leaves what companies were told with the student, by one command.',
  },
  {
    file: 'candidate-account/state/told/commands.ts',
    table: 'scoutInvitation',
    because: 'A student’s name leaves what companies were told with the student, by one command.',
  },
  {
    file: 'candidate-account/state/told/commands.ts',
    table: 'booking',
    because: 'A student’s name leaves what companies were told with the student, by one command.',
  },
  {
    file: 'candidate-account/state/told/commands.ts',
    table: 'schedulingDateRequest',
    because: 'A student’s name leaves what companies were told with the student, by one command.',
  },
  {
    file: 'candidate-account/state/told/commands.ts',
    table: 'offerReport',
    because: 'A student’s name leaves what companies were told with the student, by one command.',
  },
  {
    file: 'company-account/termination/commands.ts',
    table: 'scoutFollowUp',
    because: 'What an ended company wrote and no student received is forgotten with its other private data.',
  },
  {
    file: 'company-account/termination/commands.ts',
    table: 'scoutOutcome',
    because: 'What an ended company wrote and no student received is forgotten with its other private data.',
  },
  {
    file: 'company-account/termination/commands.ts',
    table: 'templateMessageHistory',
    because: 'A letter that stays loses its template in the transaction that forgets the template.',
  },
  {
    file: 'scheduling/queries.ts',
    table: 'job',
    because: 'A scheduling may change while no job uses it.',
  },
  {
    file: 'scheduling/queries.ts',
    table: 'scoutStep',
    because: 'A scheduling that a student was offered in a further step is in use.',
  },
  {
    file: 'scheduling/queries.ts',
    table: 'booking',
    because: 'The seats of a date that are taken are its bookings.',
  },
  {
    file: 'scheduling/awaited/commands.ts',
    table: 'waitingPlace',
    because: 'Who waits for a date hears that it is deleted, while its row still stands.',
  },
  {
    file: 'scheduling/seat/commands.ts',
    table: 'waitingPlace',
    because: 'A free seat is nobody’s while a line waits for it, by the statement that sells it.',
  },
  {
    file: 'scheduling/booked/commands.ts',
    table: 'booking',
    because: 'Attendance is written beside the date it was taken at.',
  },
  {
    file: 'scheduling/date/commands.ts',
    table: 'booking',
    because: 'A date that moves takes its bookings with it, in one statement.',
  },
]

const byKysely =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|from|(?:inner|left|right|full|cross)Join(?:Lateral)?)\(\s*(\[[^\]]*\]|'[^']*')/g
const bySql = /\b(?:from|join|update|into|using)\s+(?:only\s+)?([a-z][a-z_]*)/g
const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

function tablesNamed(text: string): Set<string> {
  const named = [...text.matchAll(byKysely)].flatMap(([, tables = '']) =>
    [...tables.matchAll(/'(\w+)(?: as \w+)?'/g)].map(([, table = '']) => table),
  )
  const templates = [...text.matchAll(/\bsql(?:<[^`]*?>)?`((?:[^`\\]|\\.)*)`/g)].flatMap(([, template = '']) =>
    [...template.matchAll(bySql)].map(([, table = '']) => camelCase(table)),
  )
  return new Set([...named, ...templates])
}

const owners = new Map(Object.entries(ownTables).flatMap(([noun, tables]) => tables.map((table) => [table, noun])))

/** Tables look only down: the SQL of a noun names its own tables and those of the nouns below it. */
export function checkTables(files: SourceFile[], allowed: readonly Exception[] = tablesAbove): Complaint[] {
  const above = files.flatMap(({ path, text }) => {
    const [, noun, rest] = /^src\/domain\/([\w-]+)\/(.*)$/.exec(path) ?? []
    if (!noun || !rest || path.endsWith('.test.ts')) return []
    return [...tablesNamed(text)].flatMap((table) => {
      const owner = owners.get(table)
      const looksUp = owner !== undefined && nouns.indexOf(owner) > nouns.indexOf(noun)
      return looksUp ? [{ file: `${noun}/${rest}`, table, owner }] : []
    })
  })
  const isSame = (a: { file: string; table: string }, b: { file: string; table: string }) =>
    a.file === b.file && a.table === b.table
  return [
    ...above
      .filter((one) => !allowed.some((exception) => isSame(one, exception)))
      .map(({ file, table, owner }) => `${file} names ${table}, a table of ${owner}`),
    ...allowed
      .filter((exception) => !above.some((one) => isSame(one, exception)))
      .map(({ file, table }) => `${file} no longer names ${table}: the exception goes`),
  ]
}

/** Every table has one owner. */
export function checkOwners(types: string): Complaint[] {
  const tables = [...types.slice(types.indexOf('export interface DB')).matchAll(/^ {2}(\w+): \w+;/gm)].map(
    ([, table = '']) => table,
  )
  const known = [...Object.values(ownTables).flat(), ...plainTables]
  return [
    ...tables.filter((table) => !known.includes(table)).map((table) => `${table} belongs to nobody`),
    ...known.filter((table, at) => known.indexOf(table) !== at).map((table) => `${table} belongs to two`),
    ...known.filter((table) => !tables.includes(table)).map((table) => `${table} is no table`),
  ]
}
