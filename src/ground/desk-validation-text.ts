// The texts of §5 that forms of desks show, or the server alone says: no form of students holds them. f is the field's
// label.
export const deskValidationText = {
  farTooLong: '文章が長すぎます。短くしてください',
  unusable: '使用できない文字が含まれています。入力し直してください',
  phoneNumber: (f: string) => `${f}が正しく入力されていません`,
  zipCode: '半角数字で入力してください',
  zipCodeLength: '7桁の数字で入力してください',
  zipCodeUnknown: '該当する住所が見つかりません。番号を確認するか、住所を直接入力してください',
  url: 'URLの形式が正しくありません',
  urlWithPassword: 'URLにユーザー名やパスワードを含めないでください',
  youtube: 'YouTubeのURLが正しくありません',
  corporateNumber: '法人番号が正しくありません。13桁の番号を確認してください',
  time: '時刻は「09:30」の形式で入力してください',
  dateTime: '日時が正しくありません',
  dateOrder: '終了時刻は開始時刻より後にしてください',
  dateRange: '終了日は開始日より後にしてください',
  floatRange: (f: string, min: number, max: number) => `${f}は${min}から${max}の数値で入力してください`,
  minCapacity: (booked: number) => `定員は登録済みの学生数（${booked}名）以上にしてください`,
  mustConfirm: (f: string) => `${f}を確認してチェックしてください`,
  variant: (f: string) => `${f}の種類を選択してください`,
  jobEditorRequired: '職種詳細は必須です',
  // The spec's own words; no known mistake uses this text.
  generic: '無効な情報が入力しました',
}
