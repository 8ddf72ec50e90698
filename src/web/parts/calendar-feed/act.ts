import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'

const IssueCalendarFeed = graphql(`
  mutation IssueCalendarFeed {
    issueCalendarFeed {
      secret
    }
  }
`)
const EndCalendarFeed = graphql(`
  mutation EndCalendarFeed {
    endCalendarFeed
  }
`)

/** The intents of a page with `CalendarFeed`; `here` is its address. */
export const feedActs = (here: string) => ({
  async issueFeed(ask: Ask) {
    const { secret } = (await ask(IssueCalendarFeed)).issueCalendarFeed
    return { issued: { secret: secret ?? null } }
  },
  async endFeed(ask: Ask) {
    await ask(EndCalendarFeed)
    return redirectWith(here, 'calendarFeedEnded')
  },
})
