const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** A size as people read it: 「5MB」, 「1.2MB」, 「340KB」. */
export const bytesText = (bytes: number) =>
  bytes < megabyte ? `${Math.ceil(bytes / kilobyte)}KB` : `${Number((bytes / megabyte).toFixed(1))}MB`
