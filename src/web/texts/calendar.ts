/** A file that was added to a calendar stays there: calendars take out what is cancelled only when they are told to. */
export const calendarText = {
  stays: 'カレンダーに追加した予定は、設定の「カレンダー連携」から消せます。',
  /** For a student whose account ends. */
  staysForGood: 'カレンダーに追加した予定は残ります。カレンダーからも削除してください。',
}
