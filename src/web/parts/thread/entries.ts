import type { ThreadEventFieldsFragment, ThreadMessageFieldsFragment } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'

export const ThreadMessageFields = graphql(`
  fragment ThreadMessageFields on ThreadMessage {
    position
    side
    text
    sentAt
    files {
      number
      fileName
      isPicture
      bytes
    }
    companyUser {
      familyName
      givenName
      picture
    }
  }
`)

export const ThreadEventFields = graphql(`
  fragment ThreadEventFields on ThreadEvent {
    kind
    side
    at
    text
    until
    startAt
    endAt
    urls {
      label
      url
    }
    wishes {
      date
      timeOfDay
    }
    promises {
      label
    }
  }
`)

export type Message = ThreadMessageFieldsFragment
export type Happening = ThreadEventFieldsFragment
export type Entry = { at: string; message: Message } | { at: string; event: Happening }

/** The first and the last moment of a page of messages; null where the page reaches to the end of the thread. */
type Span = { from: string | null; until: string | null }

/** The messages of a page with what happened in its time, in their order; what happened comes before what was said. */
export function entriesOf(messages: readonly Message[], events: readonly Happening[], { from, until }: Span): Entry[] {
  const isWithin = ({ at }: Happening) => (from === null || at >= from) && (until === null || at <= until)
  const entries: Entry[] = [
    ...events.filter(isWithin).map((event) => ({ at: event.at, event })),
    ...messages.map((message) => ({ at: message.sentAt, message })),
  ]
  return entries.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

/** The time that a page of messages spans. `before`: the position that the page ends at, null for the newest page. */
export function spanOf(messages: readonly Message[], before: number | null): Span {
  const [first] = messages
  return {
    from: first && first.position > 1 ? first.sentAt : null,
    until: before === null ? null : (messages.at(-1)?.sentAt ?? null),
  }
}
