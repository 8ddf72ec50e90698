import { holdsWords } from '#ground/brackets.ts'
import { draftLimits } from '#domain/scout-invitation/sending/draft/rules.ts'
import { graphql } from '#web/generated/index.ts'
import type { ScoutDraftFieldsFragment } from '#web/generated/graphql.ts'
import { emptyDraft, quotationsOf, reasonOf, type Draft } from './draft.ts'

export const ScoutDraftFields = graphql(`
  fragment ScoutDraftFields on ScoutDraft {
    jobId
    revision
    savedAt
    deviceFamily
    leftOut
    subject
    message
    template {
      id
      version
    }
    promises
    followUp
    students {
      candidateId
      reason
      quotations {
        field
        text
      }
    }
  }
`)

/** A draft as the server has it. */
export type ServerDraft = ScoutDraftFieldsFragment

export function draftOf({ subject, message, template, promises, followUp, students, savedAt }: ServerDraft): Draft {
  const written = students.filter(({ reason }) => reason !== '')
  return {
    ...emptyDraft,
    subject,
    message,
    template: template && { id: template.id, version: template.version },
    promises: [...promises],
    followUp,
    reasons: Object.fromEntries(written.map(({ candidateId, reason }) => [candidateId, reason])),
    quotations: Object.fromEntries(
      written.flatMap(({ candidateId, quotations }) =>
        quotations.length > 0 ? [[candidateId, quotations.map(({ field, text }) => ({ field, text }))]] : [],
      ),
    ),
    ids: students.map(({ candidateId }) => candidateId),
    savedAt,
  }
}

/** The stored part of a draft: its students with the quotations that stand in their reasons. */
export function inputOf(draft: Draft) {
  const { subject, message, template, promises, followUp } = draft
  const begun = Object.keys(draft.reasons).filter((id) => reasonOf(draft, id) !== '' && !draft.ids.includes(id))
  const students = [...draft.ids, ...begun].map((candidateId) => {
    const reason = reasonOf(draft, candidateId)
    const active = quotationsOf(draft, candidateId).filter(({ text }) => text !== '' && holdsWords(reason, text))
    const quotations = active.slice(0, draftLimits.quotations).map(({ field, text }) => ({ field, text }))
    return { candidateId, reason, quotations }
  })
  return { subject, message, template, promises, followUp, students }
}

const textOf = (draft: Draft) => {
  const { students, ...common } = inputOf(draft)
  return JSON.stringify({ ...common, students: students.toSorted((a, b) => (a.candidateId < b.candidateId ? -1 : 1)) })
}

/** Whether the server would store the same, whatever the order of the students. */
export const isSameText = (one: Draft, other: Draft) => one === other || textOf(one) === textOf(other)
