/** The texts that a sitting says when its answers cannot be sent, which needs them before they could be loaded. */
export const sittingMessages = {
  answersNotSaved: '回答を保存できませんでした。通信状態を確認してください。回答はこの端末に残っています。',
  unanswered: '未回答の質問があります。回答を選択してください。',
} as const
