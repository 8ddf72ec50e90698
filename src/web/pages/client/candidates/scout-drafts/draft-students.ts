import { maxPageSize } from '#domain/candidate-search/rules/limits.ts'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
import { schoolOf } from '#web/parts/students/student-words.ts'
import { studentsOf } from '../../parts/scout-draft/draft.ts'
import type { ListedDraft } from '../../parts/scout-draft/stored-draft.ts'

const DraftStudents = graphql(`
  query DraftStudents($condition: SearchCandidateCondition!) {
    searchCandidates(condition: $condition) {
      edges {
        node {
          id
          schoolName
          departmentName
          isFairHidden
        }
      }
    }
  }
`)

/** The schools of the students of all drafts; null until the answer is there. */
export function useDraftStudents(drafts: readonly ListedDraft[]) {
  const ids = [...new Set(drafts.flatMap(({ draft }) => studentsOf(draft)))]
  return useLateAnswer(ids.length > 0 ? ids.join() : null, async (wanted) => {
    const schools = new Map<string, string>()
    const all = wanted.split(',')
    for (let from = 0; from < all.length; from += maxPageSize) {
      const condition = { candidateIds: all.slice(from, from + maxPageSize), first: maxPageSize }
      const { searchCandidates } = await askFromBrowser()(DraftStudents, { condition })
      for (const { node } of searchCandidates.edges) schools.set(node.id, schoolOf(node))
    }
    return schools
  })
}
