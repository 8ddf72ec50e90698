type Todo = {
  isFirstDay: boolean
  uncontacted: number
  dateRequests: number
  reports: number
  owedAnswers: number
  openMeetings: number
  isCheckDue: boolean
}

/** The headline of the home: what the students wait for, in the order of the list below. Nothing is done while a row asks. */
export function headingOf({ isFirstDay, uncontacted, dateRequests, reports, ...rest }: Todo) {
  const waiting = uncontacted + dateRequests
  if (waiting > 0) return `${waiting}名の学生が、${wishOf(uncontacted, dateRequests)}を待っています`
  if (reports > 0) return `内定承諾の報告が${reports}件あります`
  if (rest.owedAnswers > 0) return `${rest.owedAnswers}名の学生が、結果を待っています`
  if (rest.openMeetings > 0) return `面談のあとの記録が${rest.openMeetings}名分、残っています`
  if (isFirstDay) return '学生に会う準備を始めましょう'
  return rest.isCheckDue ? '企業ページの掲載内容を確認しましょう' : '今日の対応は完了しています'
}

function wishOf(uncontacted: number, dateRequests: number) {
  if (dateRequests === 0) return '連絡'
  return uncontacted === 0 ? '日程の返事' : '連絡や日程の返事'
}
