import type { ThreadWords } from '../event-words.ts'

/** The words of a thread as a company reads them. */
export const wordsForCompany: ThreadWords = {
  headings: {
    ACCEPTED: '学生がスカウトを承認しました',
    GUIDANCE: '承認した学生へのご案内',
    DATE_BOOKED: '学生が日程を予約しました',
    DATE_MOVED: '学生が日程を変更しました',
    DATE_CANCELLED: '日程の予約が取り消されました',
    DATE_BOOKED_BY_COMPANY: '学生の日程を予約しました',
    DATE_MOVED_BY_COMPANY: '学生の日程を変更しました',
    DATE_CALLED_OFF: '日程を中止しました',
    DAY_NOTICE: '学生から当日の連絡です',
    DATES_WISHED: '学生が別の日程を希望しました',
    DATES_ADDED: '日程を追加しました',
    DATES_REFUSED: '追加できる日程がないと返信しました',
    NEXT_STEP: '次に進む案内を伝えました',
    NOT_SELECTED: '今回は見送ることを伝えました',
    JOB_OFFERED: '次の募集を案内しました。日程は、このあと案内します',
    DATES_OFFERED: '次の日程を案内しました',
    CHOICE_LAPSED: '学生が次の日程を選ぶ期限が過ぎました',
    WITHDRAWN: '学生が辞退しました',
  },
  endings: {
    REPORTED: '学生がこのやりとりを終了しました。',
    ENDED_BY_STUDENT: '学生がこのやりとりを終了しました。メッセージは送信できません。',
    BLOCKED: 'このやりとりは終了しています。',
    LEFT: 'このやりとりは終了しています。',
    STUDENT_SUSPENDED:
      'この学生は現在、サービスを利用できません。お急ぎのときは、承認のときに伝えられた連絡先へご連絡ください。',
    COMPANY_SUSPENDED: '利用を停止しているため、メッセージは送信できません。',
    CONTRACT_ENDED: '契約が終了しているため、メッセージは送信できません。',
    WITHDRAWN: '学生が辞退したため、このやりとりは終了しています。',
    DECLINED: '学生がスカウトを辞退したため、質問への回答は送信できません。',
    TAKEN_BACK: 'スカウトを取り下げたため、このやりとりは終了しています。',
    EXPIRED: 'スカウトの期限が過ぎたため、このやりとりは終了しています。',
  },
  promise: (day) => `${day}までに、学生に連絡してください。`,
  receipt: () => '',
}
