/** Sentences to students about a company that receives nothing: its use is stopped, or its contract is over. */
export const stoppedText = {
  short: '企業が利用を停止しています',
  booked:
    'この企業は、現在サービスの利用を停止しています。予定が行われるかどうかは、参加する前に、企業へ直接確認してください。参加しないときは、期限までにご自身で予約を取り消せます。',
} as const
