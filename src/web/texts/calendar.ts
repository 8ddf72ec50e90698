/** A file that was added to a calendar is not taken out of it again: calendars do that only for invitations. */
export const calendarText = { stays: 'カレンダーに追加した予定は残ります。カレンダーからも削除してください。' }
