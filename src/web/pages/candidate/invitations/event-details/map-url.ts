/** The place on a map, found by its words; a phone opens its own map application. */
export const mapUrl = (place: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`
