import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'

// Two copies of graphql must not meet: whatever builds or runs the schema goes through the same loader.
const server = { deps: { inline: [/@pothos/, /graphql/, /@envelop/] } }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'seeds/**/*.test.ts', 'scripts/**/*.test.ts', 'test/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          server,
          pool: 'forks',
          maxWorkers: 3,
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          server,
          pool: 'forks',
          // Journeys wait more than they work: three at once on two cores. A slow machine is not a failure.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // On a busy machine a browser now and then misses a moment; what fails three times is broken.
          retry: 2,
        },
      },
    ],
  },
})
