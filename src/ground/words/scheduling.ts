import type { Sentence } from '../refusal.ts'
import { deskValidationText } from './desk.ts'
import type { SchedulingRefusalCode } from './scheduling-refusal.ts'

export const schedulingText = {
  booking_changed_meanwhile: 'この予約は、画面を開いたあとに変わりました。いまの日程を確認してください。',
  scheduling_changed_meanwhile: ({ by, time }) =>
    `この予定は、${by}${time}に保存しています。入力した内容は残っています。`,
  capacity_reached: '定員に達しました。別の日程を選んでください。',
  capacity_below_booked: ({ booked, held }) => deskValidationText.minCapacity(Number(booked), Number(held ?? 0)),
  duplicate_time_slot: '同じ時間帯に別の予定があります。別の日時を選んでください。',
  scheduling_date_closed: 'この日程は受付を終了しました。別の日程を選んでください。',
  scheduling_date_moved:
    'この日程は、画面を開いたあとに日時が変わりました。新しい日時を確認してから、もう一度選んでください。',
  scheduling_date_called_off: '中止した日程は変更できません。別の日時で行うときは、新しい日程を追加してください。',
  scheduling_date_toggle_closed:
    '受付を終了した日程です。受付の停止や再開はできません。受け付けるときは、新しい日程を追加してください。',
  // A company that moves a date is not told which other company its student is booked with.
  booking_overlaps: ({ companyName, span, students }) =>
    companyName === undefined
      ? `${students || 'この日程の学生'}に、同じ時間帯の別の予定があります。別の日時を選ぶか、先に学生へ連絡してください。`
      : `同じ時間帯に別の予定があります。（${companyName} ${span}）先にその予定を変更するか、別の日程を選んでください。`,
  date_has_begun: '始まった日程は、予約も中止もできません。別の日程を選んでください。',
  seat_is_free: '空いている席があります。画面を読み込み直すと、すぐに予約できます。',
  waiting_while_booked:
    'すでに日程を予約しているため、キャンセル待ちはできません。先に、いまの予約を取り消してください。',
  waiting_place_changed:
    'この席の状況は、画面を開いたあとに変わりました。いまの状況を確認してから、もう一度お試しください。',
  day_notice_too_early: 'まだ予約の変更や取り消しができます。予定の画面から、日程を変更するか、取り消してください。',
  day_notice_too_late: '予定の終了時刻を過ぎました。企業に伝えたいことがあるときは、やりとりの画面からお送りください。',
  day_notice_of_absence: '欠席すると伝えています。参加できるようになったときは、先に欠席の連絡を取り消してください。',
  day_notice_replaced:
    '別の日程を予約しているため、欠席の連絡は取り消せません。企業に伝えたいことがあるときは、やりとりの画面からお送りください。',
  not_evaluator: '評価は、この日程の担当者が書きます。担当者は、予定の編集画面で選べます。',
  evaluation_final:
    'ほかの方の評価がそろったため、自分の評価はもう変えられません。補足は、学生のノートに書いてください。',
  booking_not_begun: '出欠と評価は、日程が始まってから記録できます。開始時刻のあとに、もう一度お試しください。',
  check_in_not_begun: ({ from }) => `受付は${from}に始まります。時間になってから、もう一度お試しください。`,
  check_in_over: '受付の時間は終わりました。出欠は、予定の画面で記録してください。',
  check_in_code_unknown: 'この日程の受付番号ではありません。番号を確かめるか、学生が予約した日程を確認してください。',
  check_in_cancelled: 'この予約は取り消されています。学生に、予約の状況を確認してもらってください。',
  check_in_already: ({ time }) => `この学生の受付は、${time}に済んでいます。次の学生の番号を入力してください。`,
  scheduling_date_already_requested: 'すでに日程の追加をお願いしています。企業からの返信をお待ちください。',
  step_still_open: 'この学生とは、いまの日程の調整が続いています。日程が終わってから、次の日程を案内してください。',
  step_without_dates: 'これから選べる日程がありません。日程を追加してから、案内してください。',
  dates_not_awaited:
    'この学生には、ほかの担当者がすでに日程を案内したか、結果を伝えています。画面を読み込み直して確認してください。',
  too_many_steps: 'この学生に案内できる日程の回数の上限に達しました。この先は、メッセージで連絡してください。',
} satisfies { [Code in SchedulingRefusalCode]?: Sentence }
