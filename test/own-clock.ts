import { afterEach, vi } from 'vitest'
import { startFile } from './start-of-file.ts'

// Files share a worker: a clock that a test has set does not go on in the next file.
afterEach(() => void vi.useRealTimers())
startFile()
