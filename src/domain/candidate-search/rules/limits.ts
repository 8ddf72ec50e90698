export const pageSize = 30
/** The largest page, and the largest number of students that can be selected and scouted at once. */
export const maxPageSize = 100
export const maxLabelledAtOnce = 100
export const maxBookmarksAtOnce = 100
export const maxCandidateIds = 9999
