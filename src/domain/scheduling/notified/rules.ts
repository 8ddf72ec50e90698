/** A coming date of one company user who is in charge of it. */
export type OwnDate = {
  companyUserId: string
  schedulingDateId: string
  startAt: Date
  endAt: Date
  location: string
  url: string | null
}
type Written = { startAt: string; endAt: string }
/** Changes of a user's own dates by one act. `moved` holds the time that each date had. */
type ChangeOfDates = { assigned: string[]; moved: ({ schedulingDateId: string } & Written)[]; removed: string[] }

const written = ({ startAt, endAt }: OwnDate) => ({ startAt: startAt.toISOString(), endAt: endAt.toISOString() })
const placeAndTime = (date: OwnDate) => JSON.stringify([written(date), date.location, date.url])

const userOf = ({ companyUserId }: OwnDate) => companyUserId

/** For each company user, except the one who acted: the changes from the dates before to those after the act. */
export function changesOfDates(before: readonly OwnDate[], after: readonly OwnDate[], actorId: string) {
  const [had, has] = [Map.groupBy(before, userOf), Map.groupBy(after, userOf)]
  const users = new Set([...had.keys(), ...has.keys()])
  users.delete(actorId)
  return [...users].flatMap((companyUserId) => {
    const change = changeOf(had.get(companyUserId) ?? [], has.get(companyUserId) ?? [])
    return Object.values(change).some((part) => part.length > 0) ? [{ companyUserId, ...change }] : []
  })
}

function changeOf(had: readonly OwnDate[], has: readonly OwnDate[]): ChangeOfDates {
  const earlier = new Map(had.map((date) => [date.schedulingDateId, date]))
  const later = new Map(has.map((date) => [date.schedulingDateId, date]))
  return {
    assigned: [...later.keys()].filter((id) => !earlier.has(id)),
    removed: [...earlier.keys()].filter((id) => !later.has(id)),
    moved: had.flatMap((date) => {
      const now = later.get(date.schedulingDateId)
      const isMoved = now !== undefined && placeAndTime(now) !== placeAndTime(date)
      return isMoved ? [{ schedulingDateId: date.schedulingDateId, ...written(date) }] : []
    }),
  }
}
