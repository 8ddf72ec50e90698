import { aMessage } from '#test/factories/scout-invitation.ts'
import type { Attempts } from './attempt.ts'

/** The templates of another company are not found. */
export const attemptsOfTemplates: Attempts = (theirs) => {
  const variables = () => ({ id: theirs().template })
  return {
    scoutTemplates: {
      query: 'query($id: ID!) { scoutTemplates(jobId: $id) { id } }',
      variables: () => ({ id: theirs().job }),
      gives: ({ data, errors }) => JSON.stringify(data?.['scoutTemplates']) === '[]' && !errors,
    },
    scoutTemplate: { query: 'query($id: ID!) { scoutTemplate(id: $id) { id } }', variables },
    createScoutTemplate: {
      query: `mutation($id: ID!) {
        createScoutTemplate(jobId: $id, title: "奪った文", subject: "件名", message: "${aMessage}", isShared: true) { id } }`,
      variables: () => ({ id: theirs().job }),
    },
    updateScoutTemplate: {
      query: `mutation($id: ID!) {
        updateScoutTemplate(id: $id, title: "奪った文", subject: "件名", message: "${aMessage}", isShared: true) { id } }`,
      variables,
    },
    updateScoutTemplateIsArchived: {
      query: 'mutation($id: ID!) { updateScoutTemplateIsArchived(id: $id, isArchived: true) { id } }',
      variables,
    },
    deleteScoutTemplate: { query: 'mutation($id: ID!) { deleteScoutTemplate(id: $id) }', variables },
  }
}
