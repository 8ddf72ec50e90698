export const departmentCategories = ['HUMANITIES', 'SCIENCE', 'OTHER'] as const
export type DepartmentCategory = (typeof departmentCategories)[number]

/** Most students end in March or in September. */
export const graduationMonths = [3, 9, 1, 2, 4, 5, 6, 7, 8, 10, 11, 12] as const
