let started = new Date()

/** Called before each file: files of a worker share their modules, and a worker may live for many minutes. */
export const startFile = () => void (started = new Date())

/** When the test file that is running began. */
export const startOfFile = () => started
