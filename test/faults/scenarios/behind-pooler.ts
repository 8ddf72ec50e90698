import { aPooler } from '../pooler.ts'
import { nothingKept, playPooled } from '../pooled.ts'
import { statement } from '../postgres.ts'
import { differing, figuresOf, type Scenario } from '../scenario.ts'

export const behindPooler: Scenario = {
  name: 'behind a transaction pooler',
  async run({ postgres }) {
    await statement(postgres.url, 'create database pooled')
    const directUrl = postgres.url.replace(/[^/]+$/, 'pooled')
    const pooler = await aPooler(directUrl)
    try {
      const found = await playPooled({ pooledUrl: pooler.url, directUrl })
      return { figures: figuresOf(found), wrong: differing(found, nothingKept) }
    } finally {
      await pooler.close()
      await statement(postgres.url, 'drop database pooled with (force)')
    }
  },
}
