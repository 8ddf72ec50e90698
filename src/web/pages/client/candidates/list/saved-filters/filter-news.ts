import { useMemo } from 'react'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
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
 * Counts of new students in each saved filter. The browser loads the counts after the list, so that no page waits for
 * them. The open filter is marked as opened only after that, so that its count stays until another filter is opened.
 */
export function useFilterNews(filters: readonly SavedFilter[], openId: string | undefined) {
  const ids = filters.map(({ id }) => id).join(' ')
  const about = useMemo(() => ({ ids, openId }), [ids, openId])
  const counts = useLateAnswer(about, async () => {
    const ask = askFromBrowser()
    const mark = () => openId !== undefined && void ask(MarkOpened, { id: openId }).catch(() => undefined)
    if (ids === '') {
      mark()
      return null
    }
    const { savedFilters } = await ask(NewCandidates).finally(mark)
    return new Map(savedFilters.map(({ id, newCandidateCount }) => [id, newCandidateCount]))
  })
  return (filter: SavedFilter) => counts?.get(filter.id) ?? null
}
