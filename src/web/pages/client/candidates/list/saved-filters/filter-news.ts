import { useEffect, useState } from 'react'
import { askFromBrowser } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type { SavedFilter } from '../../parts/ground.ts'

const NewCandidates = graphql(`
  query SavedFilterNewCandidates {
    savedFilters {
      id
      newCandidateCount
    }
  }
`)

const MarkOpened = graphql(`
  mutation MarkSavedFilterOpened($id: ID!) {
    updateSavedFilterLastOpenedAt(id: $id)
  }
`)

/**
 * Numbers of new students in each saved filter, asked for by the browser after the list, so that no page waits for the
 * counts. The open filter is marked as opened only after that, so that its number stays until another one is opened.
 */
export function useFilterNews(filters: readonly SavedFilter[], openId: string | undefined) {
  const [counts, setCounts] = useState<ReadonlyMap<string, number | null>>(new Map())
  const ids = filters.map(({ id }) => id).join(' ')
  useEffect(() => {
    let isOver = false
    const ask = askFromBrowser()
    const count = async () => {
      const { savedFilters } = await ask(NewCandidates)
      if (!isOver) setCounts(new Map(savedFilters.map(({ id, newCandidateCount }) => [id, newCandidateCount])))
    }
    const mark = async () => openId !== undefined && ask(MarkOpened, { id: openId })
    const nothing = () => undefined
    void (ids === '' ? Promise.resolve() : count().catch(nothing)).then(mark).catch(nothing)
    return () => {
      isOver = true
    }
  }, [ids, openId])
  return (filter: SavedFilter) => counts.get(filter.id) ?? null
}
