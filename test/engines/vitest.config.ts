import { defineConfig } from 'vitest/config'

// Apart from `npm test`, which it would make minutes longer: one engine after the other, and no second try.
export default defineConfig({
  test: {
    name: 'engines',
    include: ['test/engines/*.journey.ts'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    pool: 'forks',
    maxWorkers: 1,
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/own-clock.ts'],
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    reporters: ['verbose'],
    testTimeout: 90_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
