export const exportStatuses = ['ASKED', 'RUNNING', 'READY', 'FAILED', 'EXPIRED'] as const
type ExportStatus = (typeof exportStatuses)[number]

/** Hours for which a finished file can be downloaded. */
export const exportHours = 24
/** Files that a student may ask for within 24 hours; files that could not be made do not count. */
export const exportsPerDay = 3
/** Minutes after which a file that is still being made counts as failed. */
export const exportMinutes = 60

/** The file's key in the store; its bytes are served to its owner alone. */
export const exportKey = (id: string) => `candidate-export/${id}.zip`

export const isUnfinished = (status: ExportStatus) => status === 'ASKED' || status === 'RUNNING'
