import type { KeyboardEvent } from 'react'

/** True while a Japanese input method holds the key. Safari ends composition before keydown and only keeps 229. */
export const isComposing = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229
