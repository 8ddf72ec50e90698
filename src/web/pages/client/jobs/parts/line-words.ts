type Line = { waitingCount: number; offeredCount: number }

/** Said before a date is deleted. */
export const lineOfDeleted = (line: Line) => {
  const students = inLine(line)
  return students && `${students}には、この日程が中止になったことを、お知らせとメールで伝えます。`
}

/** Said before a form is saved that takes dates out. */
export const lineOfRemoved = (waiting: number) =>
  `外した日程のキャンセル待ちをしている${waiting}名には、日程が中止になったことを、お知らせとメールで伝えます。`

/** Said before a date is called off: its message is for the booked students. */
export const lineOfCalledOff = (line: Line) => {
  const students = inLine(line)
  return students && `${students}にも、中止になったことを、お知らせとメールで伝えます（メッセージは届きません）。`
}

function inLine({ waitingCount, offeredCount }: Line): string | null {
  const seats = offeredCount > 0 && `席を確保している${offeredCount}名`
  const waits = waitingCount > 0 && `キャンセル待ちの${waitingCount}名`
  return [seats, waits].filter(Boolean).join('と') || null
}
