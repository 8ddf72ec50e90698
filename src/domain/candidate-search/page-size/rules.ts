export const pageSize = 30
/** The largest page, and the largest number of students that can be selected and scouted at once. */
export const maxPageSize = 100
