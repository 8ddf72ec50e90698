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
  const ids = [...new Set(drafts.flatMap(({ draft }) => studentsOf(draft)))].slice(0, maxPageSize)
  return useLateAnswer(ids.length > 0 ? ids.join() : null, async (wanted) => {
    const condition = { candidateIds: wanted.split(','), first: maxPageSize }
    const { searchCandidates } = await askFromBrowser()(DraftStudents, { condition })
    return new Map(searchCandidates.edges.map(({ node }) => [node.id, schoolOf(node)] as const))
  })
}
