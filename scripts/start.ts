import { tellStartFailure } from '#platform/start-refused.ts'
import { buildPages } from './build.ts'

try {
  buildPages()
  await import('../src/server.ts')
} catch (error) {
  tellStartFailure(error)
}
