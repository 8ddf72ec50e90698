const jobPrefix = 'job:'

/** The value of a job whose dates follow, among those of dates. */
export const jobChoice = (jobId: string) => `${jobPrefix}${jobId}`

/** The choice for the next step: dates, a job whose dates follow, or nothing. */
export const nextOf = (choice: string) =>
  choice.startsWith(jobPrefix)
    ? { schedulingId: null, jobId: choice.slice(jobPrefix.length) }
    : { schedulingId: choice || null, jobId: null }
