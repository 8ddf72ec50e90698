import { readFile } from 'node:fs/promises'
import { Resolver } from 'node:dns/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'

/** The text records of a name in DNS, [] without any; null when no server answers. */
export type TxtRecords = (name: string) => Promise<string[] | null>

const withoutRecords = ['ENOTFOUND', 'ENODATA']

/** Asks DNS in production. Elsewhere the file `dns-txt.json` of the data folder answers first: {"name": ["text"]}. */
export function openTxtRecords({ isProduction, dataDir }: Pick<Env, 'isProduction' | 'dataDir'>): TxtRecords {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  const ask: TxtRecords = async (name) => {
    try {
      // A long text comes in several strings.
      return (await resolver.resolveTxt(name)).map((strings) => strings.join(''))
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      return withoutRecords.includes(code) ? [] : null
    }
  }
  return isProduction ? ask : async (name) => (await writtenRecords(dataDir))[name] ?? ask(name)
}

async function writtenRecords(dataDir: string): Promise<Record<string, string[] | undefined>> {
  const text = await readFile(join(dataDir, 'dns-txt.json'), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Record<string, string[] | undefined>
}
