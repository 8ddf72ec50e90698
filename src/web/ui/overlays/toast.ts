export type Toast = {
  text: string
  /** A button such as 「元に戻す」. */
  action?: { label: string; onPress: () => void }
  /** The thing it tells of: a later toast about it takes the place of the earlier one. */
  about?: string
  /** Milliseconds during which the action stays possible, such as an undo; eight seconds when left out. */
  ms?: number
}
export type ShownToast = Toast & { id: number; ms: number; until: number }
