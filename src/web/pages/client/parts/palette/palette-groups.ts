import { maxPageSize } from '#domain/candidate-search/rules/limits.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type { PaletteDataQuery } from '#web/generated/graphql.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
import { useDrafts } from '../scout-draft/stored-draft.ts'
import { studentsOf } from '../scout-draft/draft.ts'
import { acts, pages } from './entries.ts'
import type { PaletteEntry, PaletteGroup } from './narrow.ts'

const PaletteData = graphql(`
  query PaletteData {
    viewer {
      ... on CompanyViewer {
        __typename
        id
        canWrite
      }
    }
    savedFilters {
      id
      name
    }
    jobDescriptions {
      edges {
        node {
          id
          title
          status
          isArchived
        }
      }
    }
  }
`)

const NamedStudents = graphql(`
  query NamedStudents($text: String!) {
    namedStudents(text: $text) {
      scoutInvitationId
      candidateId
      familyName
      givenName
      familyNameKana
      givenNameKana
      jobTitle
    }
  }
`)

/** The accepted students whom the words call. */
function useNamedStudents(words: string): PaletteEntry[] {
  const answer = useLateAnswer(words || null, (text) => askFromBrowser()(NamedStudents, { text }))
  if (words === '') return []
  return (answer?.namedStudents ?? []).map((student) => ({
    key: `student-${student.scoutInvitationId}`,
    label: `${student.familyName} ${student.givenName}`,
    reading: `${student.familyNameKana}${student.givenNameKana}`,
    to: clientUrls.candidate(student.candidateId),
    icon: 'user',
    note: student.jobTitle,
  }))
}

/**
 * Everything the palette leads to. Pages are there at once, the company's own names come with one question, and students
 * with one for the words.
 */
export function usePaletteGroups(words: string): { groups: PaletteGroup[]; isComing: boolean } {
  const answer = useLateAnswer('palette', () => askFromBrowser()(PaletteData))
  const viewer = answer?.viewer?.__typename === 'CompanyViewer' ? answer.viewer : null
  const drafts = useDrafts(viewer?.id ?? '')
  const jobs = answer?.jobDescriptions.edges.map(({ node }) => node) ?? []
  const titleOf = (jobId: string) => jobs.find(({ id }) => id === jobId)?.title
  const students = useNamedStudents(words)
  const groups = [
    { name: '承認した学生', entries: students },
    { name: '操作', entries: viewer?.canWrite ? acts : [] },
    {
      name: '書きかけのスカウト',
      entries: drafts.flatMap(({ jobId, draft }): PaletteEntry[] => {
        const title = titleOf(jobId)
        const to = `${clientUrls.scout(studentsOf(draft).slice(0, maxPageSize), jobId)}&step=2`
        const note = `${studentsOf(draft).length}名・続きを書く`
        return title
          ? [{ key: `draft-${jobId}`, label: title, to, icon: 'edit', note, reading: 'したがき 下書き' }]
          : []
      }),
    },
    { name: '保存した条件', entries: answer?.savedFilters.map(filterEntry) ?? [] },
    { name: '募集', entries: jobs.flatMap(jobEntries) },
    { name: 'ページ', entries: pages },
  ]
  return { groups, isComing: answer === null }
}

const filterEntry = ({ id, name }: PaletteDataQuery['savedFilters'][number]): PaletteEntry => ({
  key: `filter-${id}`,
  label: name,
  to: clientUrls.candidates(new URLSearchParams({ fid: id })),
  icon: 'filter',
  reading: 'じょうけん',
})

type Job = PaletteDataQuery['jobDescriptions']['edges'][number]['node']

function jobEntries(job: Job): PaletteEntry[] {
  const { id, title, status } = job
  const students = {
    key: `job-${id}`,
    label: title,
    to: clientUrls.jobCandidates(job),
    icon: 'briefcase',
    note: '学生の一覧',
  } as const
  if (status !== 'PUBLISHED') return [{ ...students, to: clientUrls.jobEdit(id), note: '編集' }]
  const search = {
    key: `search-${id}`,
    label: title,
    to: clientUrls.candidatesFor(id),
    icon: 'search',
    note: '学生をさがす',
  } as const
  return [students, search]
}
