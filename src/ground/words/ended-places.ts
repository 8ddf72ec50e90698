import { spanText } from '../time/span.ts'

type Ended = { companyName: string; startAt: string | Date; endAt: string | Date; wasSeat: boolean }

/** To a student: the places in lines, and the seats that were kept, which a booking ended. Null where there is none. */
export function endedPlacesText(places: readonly Ended[]): { sentence: string; names: readonly string[] } | null {
  if (places.length === 0) return null
  const hasSeats = places.some(({ wasSeat }) => wasSeat)
  const hasLines = places.some(({ wasSeat }) => !wasSeat)
  const nameOf = ({ companyName, startAt, endAt, wasSeat }: Ended) =>
    `${companyName}　${spanText(startAt, endAt)}${wasSeat && hasLines ? '（確保していた席）' : ''}`
  return { sentence: sentenceOf(hasLines, hasSeats), names: places.map(nameOf) }
}

function sentenceOf(hasLines: boolean, hasSeats: boolean) {
  if (!hasSeats) return 'この予約で、次のキャンセル待ちは終わりました。'
  return hasLines
    ? 'この予約で、次のキャンセル待ちは終わり、確保していた席は手放しました。'
    : 'この予約で、確保していた次の席は手放しました。'
}
