import { disclosedAtAcceptance } from '#domain/scout-invitation/rules.ts'
import type { ThreadWords } from '../event-words.ts'

/** The words of a thread as a student reads them. */
export const wordsForStudent: ThreadWords = {
  headings: {
    ACCEPTED: 'スカウトを承認しました',
    GUIDANCE: '企業からのご案内',
    DATE_BOOKED: '日程を予約しました',
    DATE_MOVED: '日程を変更しました',
    DATE_CANCELLED: '日程の予約が取り消されました',
    DATE_BOOKED_BY_COMPANY: '企業が日程を予約しました',
    DATE_MOVED_BY_COMPANY: '企業が日程を変更しました',
    DATE_CALLED_OFF: '日程が中止になりました',
    DAY_NOTICE: '当日の連絡をしました',
    DATES_WISHED: '別の日程を希望しました',
    DATES_ADDED: '日程が追加されました',
    DATES_REFUSED: '追加できる日程がないとの返信です',
    NEXT_STEP: '次に進むご案内です',
    NOT_SELECTED: '今回は見送りとのご連絡です',
    JOB_OFFERED: '次のご案内が届きました。日程は、このあと届きます',
    DATES_OFFERED: '次の日程のご案内が届きました',
    CHOICE_LAPSED: '次の日程を選ぶ期限が過ぎました',
    WITHDRAWN: '辞退しました',
  },
  endings: {
    REPORTED: '通報を受け付け、このやりとりを終了しました。企業には、終了したことだけが伝わります。',
    ENDED_BY_STUDENT: 'このやりとりを終了しました。',
    BLOCKED: 'この企業をブロックしているため、やりとりを終了しています。',
    LEFT: '退会したため、このやりとりは終了しています。',
    STUDENT_SUSPENDED: '利用を停止しているため、メッセージは送信できません。',
    COMPANY_SUSPENDED: 'この企業は現在利用を停止しています。再開すると、続きを送れるようになります。',
    CONTRACT_ENDED: 'この企業は現在このサービスを利用していません。再開すると、続きを送れるようになります。',
    WITHDRAWN: 'あなたが辞退したため、このやりとりは終了しています。',
    DECLINED: 'このスカウトを辞退したため、質問の受け付けは終了しています。',
    TAKEN_BACK: '企業の都合によりスカウトが終了したため、このやりとりは終了しています。',
    EXPIRED: 'スカウトの期限が過ぎたため、このやりとりは終了しています。',
  },
  promise: (day, companyName) => `${companyName}から、${day}までに連絡があります。`,
  receipt: (companyName) => `${companyName}に、${disclosedAtAcceptance.join('・')}を伝えました。`,
}
