/** The pages of a test say these without a connection, so they come with the pages. */
export const assessmentText = {
  notSaved: '回答を保存できませんでした。通信状態を確認してください。回答はこの端末に残っています。',
  unanswered: '未回答の質問があります。回答を選択してください。',
} as const
