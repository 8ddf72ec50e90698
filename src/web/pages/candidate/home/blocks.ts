import { AskError, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'

const HomeFirst = graphql(`
  query HomeFirst {
    ...HomeToday
    ...HomeSide
    ...HomeAwaitedCompanies
  }
`)
const HomeNewScoutsAlone = graphql(`
  query HomeNewScoutsAlone {
    ...HomeNewScouts
  }
`)
const HomeNearCompaniesAlone = graphql(`
  query HomeNearCompaniesAlone {
    ...HomeNearCompanies
  }
`)
const HomeEncourageEventsAlone = graphql(`
  query HomeEncourageEventsAlone {
    ...HomeEncourageEvents
  }
`)

/**
 * After one question for the whole page has failed: a question for each block, so that a block that cannot be read is
 * missing alone. Without the student's own dates and profile there is no page.
 */
export async function askBlocks(ask: Ask) {
  const [home, newScouts, nearCompanies, encourageEvents] = await Promise.all([
    ask(HomeFirst),
    orNothing(ask(HomeNewScoutsAlone)),
    orNothing(ask(HomeNearCompaniesAlone)),
    orNothing(ask(HomeEncourageEventsAlone)),
  ])
  return { home, newScouts, nearCompanies, encourageEvents }
}

async function orNothing<Block>(block: Promise<Block>) {
  try {
    return await block
  } catch (error) {
    if (error instanceof AskError && error.refused.code === 'internal_server_error') return null
    throw error
  }
}
