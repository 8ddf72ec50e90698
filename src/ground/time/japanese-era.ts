/** The eras since 明治 with their first days, the newest first. */
const eras = [
  { name: '令和', letter: 'R', from: '2019-05-01' },
  { name: '平成', letter: 'H', from: '1989-01-08' },
  { name: '昭和', letter: 'S', from: '1926-12-25' },
  { name: '大正', letter: 'T', from: '1912-07-30' },
  { name: '明治', letter: 'M', from: '1868-01-25' },
] as const

const yearOf = (day: string) => Number(day.slice(0, 4))

/** 1987年（昭和62年） of a day; before 明治 the western year alone. */
export function bothYearsOf(day: string) {
  const year = yearOf(day)
  const era = eras.find(({ from }) => from <= day)
  if (!era) return `${year}年`
  const count = year - yearOf(era.from) + 1
  return `${year}年（${era.name}${count === 1 ? '元' : count}年）`
}

/**
 * A typed 昭和62年4月1日, S62.4.1 or ㍼62年4月1日 with its western year, other texts as they are. The last year of an era
 * is read to its end, because papers printed before the change name later days so.
 */
export function inWesternYears(text: string) {
  const plain = text.normalize('NFKC').replace(/\s/g, '')
  const typed = /^(明治|大正|昭和|平成|令和|[MTSHR])(元|\d{1,2})(?=[-/.年])/iu.exec(plain)
  if (!typed) return text
  const [start, sign, count] = typed
  const at = eras.findIndex(({ name, letter }) => name === sign || letter === sign?.toUpperCase())
  const era = eras[at]
  const next = eras[at - 1]
  if (!era || Number(count) === 0) return text
  const year = yearOf(era.from) + (count === '元' ? 1 : Number(count)) - 1
  return next && year > yearOf(next.from) ? text : `${year}${plain.slice(start.length)}`
}
