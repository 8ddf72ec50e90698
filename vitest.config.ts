import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'
import { filesInTurn } from './test/files-in-turn.ts'
import type { Project } from './test/projects.ts'
import { RunReport } from './scripts/test-report.ts'
import { useRunFolder } from './test/run-folder.ts'
import { workerFlags } from './test/worker-flags.ts'

useRunFolder()
// Workers of one project after another load the same sources.
process.env['NODE_COMPILE_CACHE'] ??= '.cache/compiled'

// Node runs the sources as in production, and nothing is transformed.
const byNode = { experimental: { viteModuleRunner: false, nodeLoader: false } }
const databaseServer = ['test/global-setup.ts']
const findBrowser = ['test/e2e/find-browser.ts']

type Settings = NonNullable<TestProjectInlineConfiguration['test']>
const project = (name: Project, test: Settings): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: filesInTurn(name), ...byNode, setupFiles: ['test/own-clock.ts'], ...test },
})

// A process has flags of its own; a thread has those of this process.
const inProcesses = { pool: 'forks', isolate: false, execArgv: workerFlags } satisfies Settings

// A slow machine is not a failure; what comes in time ends a wait at once.
const patient = { testTimeout: 120_000, hookTimeout: 120_000 }

const inBrowser = (name: Project) =>
  project(name, {
    ...inProcesses,
    globalSetup: name === 'kit' ? findBrowser : [...databaseServer, ...findBrowser],
    expect: { poll: { timeout: 30_000 } },
  })

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', new RunReport()],
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    unstubGlobals: true,
    // The provider of the tests says in every file that it is made for development.
    onConsoleLog: (line) => !line.includes('oidc-provider WARNING'),
    // Tests also wait, for PostgreSQL or for a browser: three at once on two cores, in one group without a pause.
    maxWorkers: Math.min(8, Math.ceil(availableParallelism() * 1.5)),
    ...patient,
    projects: [
      project('unit', { pool: 'threads', isolate: false }),
      project('jsx', { pool: 'threads', isolate: false, experimental: {} }),
      project('database', { ...inProcesses, globalSetup: databaseServer }),
      project('pages', { ...inProcesses, globalSetup: databaseServer }),
      inBrowser('kit'),
      inBrowser('e2e'),
      inBrowser('full'),
    ],
  },
})
