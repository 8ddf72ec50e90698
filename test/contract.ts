/**
 * §7, line by line: each operation with its arguments and, after the arrow, what it gives. Written from the
 * specification and not from the schema, so that an operation that is missing fails by its name. Arguments behind a
 * question mark are optional; lists of names after a colon are fields inside.
 */
export const queries = `
regions -> name, prefectures: id label
searchCandidateLabels first? -> totalCount, edges.node: id text
searchCandidates condition -> totalCount, edges.node: id
searchCandidatesByJob jobId scoutInvitationStatus offset? first? schedulingStatus? excludeCandidateIds? -> totalCount, edges.node: id
searchCandidate id -> id idpId picture gender bookmarked hasSentScoutInvitation hasSeen memo taglines lastActiveAt selfIntroduction totalCountSentScoutInvitation labels studentProjectExperience sellingPoints studyAbroadExperience qualificationExperience internshipExperience education jobHuntingStatus preferredScoutTypes toeicScore toeflIbtScore hometown preferences assessmentProfile scoutInvitations
schoolGroups -> id name
companySizes -> id label
sellingPoints -> id label
industries -> id label
jobTypes -> id label
graduationYears ->
jobHuntingStatuses -> id label
scoutTypes -> id label
companySelectionCriteria -> id label
personalityTraitStatements -> traitId leftLabel rightLabel
jobDescriptions isArchived? first? -> edges.node: id title status totalPending totalAccepted totalSent totalHired lastEditedAt isArchived canDelete canSaveAsDraft
jobDescription jobId -> id title status jobTypes scoutType contents recruitmentProcessDescription recruitmentProcess
jobDescriptionsForScoutInvitation isArchived? acceptedSchedulingDateId? -> id canSendScoutInvitation
sendScoutInvitationStatuses jobId numberOfScoutInvitations condition -> new renew alreadySent
schedulingDates startDate? endDate? first? -> edges.node: id startAt endAt canDelete hasCapacity isForceCapacityFull scheduling notifiedCompanyUsers
schedulingDate id -> id startAt endAt
groupedSchedulingDates startDate endDate -> date
scheduling id -> id title belongings emergencyContact location url remindOneDayBefore remindThreeDaysBefore hasCapacityInFuture schedulingDates groupedSchedulingDates
schedulings first? -> edges.node: id title
encourageEvents -> edges.node: id title applicationStartAt applicationEndAt category companyLogoUrl companyName eventUrl order thumbnailUrl
encourageEventCategories -> id label
school schoolId -> id name departments
csvSearchCandidate jobId? scoutInvitationStatus? schedulingStatus? -> contents encoding title
`

export const mutations = `
createSearchCandidateLabel text
updateSearchCandidateLabel id text
deleteSearchCandidateLabel id
attachSearchCandidateLabel candidateId labelId
detachSearchCandidateLabel candidateId labelId
addCandidateBookmarks ids
removeCandidateBookmarks ids
updateSearchCandidateMemo id text -> updatedAt
updateSearchCandidateLastSeenAt id
registerCandidateFcmToken token
createJobDescription title jobTypeIds scoutTypeId contents
updateJobDescriptionContents id title jobTypeIds scoutTypeId contents status
updateJobDescriptionRecruitmentProcess id steps customSteps? description status
updateJobDescriptionCompletion jobId messageInput? schedulingInput?
updateJobDescriptionStatus id status
updateJobDescriptionIsArchived id isArchived -> activeCount archivedCount
deleteJobDescription id
duplicateJobDescription jobId
createSchedulingEvent title location url? belongings emergencyContact remindOneDayBefore remindThreeDaysBefore schedulingDates
createSchedulingInterview title location url? belongings emergencyContact remindOneDayBefore remindThreeDaysBefore schedulingDates
updateSchedulingEvent id title location url? belongings emergencyContact remindOneDayBefore remindThreeDaysBefore createSchedulingDates updateSchedulingDates deleteSchedulingDates notifyScoutInvitationIds
updateSchedulingInterview id title location url? belongings emergencyContact remindOneDayBefore remindThreeDaysBefore createSchedulingDates updateSchedulingDates deleteSchedulingDates notifyScoutInvitationIds
deleteSchedulingDate id schedulingType
toggleSchedulingDateCapacityFull schedulingDateId isCapacityFull
`

export const subscriptions = `
searchCandidateMemo candidateId -> text candidateId updatedAt
`

/** The condition of the search, all optional; hasSeen, passedOver and hasPublishedPersonality are of later issues than §7. */
export const conditions = `bookmark favorite campusPrefectureIds candidateIds excludeCandidateIds companySelectionCriterionIds
companySizeIds genders graduationYears hasPicture highSchoolNameKeywords hometownPrefectureIds hometownPrefectures industryIds
jobHuntingStatusIds jobId jobIsArchived jobTypeIds lastActiveAt orderBy personalityAssessmentTraits prefectureIds
preferredScoutTypeIds schedulingStatus schoolDepartmentCategories schoolDepartmentKeywords schoolGroupIds schoolNameKeywords
scoutInvitationStatus scoutInvitationStatuses searchCandidateLabelIds labels sellingPointIds textKeywords toeicScore
categories first offset hasSeen hasPublishedPersonality excludedTextKeywords excludedIndustryIds excludedSchoolGroupIds
excludedSearchCandidateLabelIds passedOver`

/** Lists that a content input holds, each with an order. */
export const contentLists = 'encodedImages headings texts urlImages youtubes'
