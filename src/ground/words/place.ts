type Place = { location: string; isOnline: boolean }

/**
 * The place of a date in a word: an address, オンライン, or both for a date that can be joined either way. Companies write
 * 「オンライン」 as a place too, so it is not said twice. Empty without any.
 */
export function placeWords({ location, isOnline }: Place) {
  if (!isOnline || location.includes('オンライン')) return location
  return location ? `${location}・オンライン` : 'オンライン'
}

/** The place while dates are offered, when the address to join has yet to come. */
export function placeBefore({ location, isOnline }: Place) {
  if (!isOnline) return location || '確定後にお知らせします'
  return location ? `${location}（参加URLは確定後に表示します）` : 'オンライン（URLは確定後に表示します）'
}
