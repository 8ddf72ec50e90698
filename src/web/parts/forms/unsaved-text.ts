export const unsavedTitle = '保存していない変更があります。'
export const unsavedText = 'このまま移動すると、入力した内容は失われます。'

export type UnsavedDialogProps = {
  open: boolean
  isBusy: boolean
  onStay: () => void
  onDiscard: () => void
  /** null where the text cannot be saved from here. */
  onSave: (() => void) | null
}
