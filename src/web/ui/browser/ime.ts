import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

type KeyPress = Pick<KeyboardEvent, 'isComposing' | 'keyCode'> | Pick<ReactKeyboardEvent, 'nativeEvent' | 'keyCode'>

/**
 * True while a Japanese input method handles the key. Safari ends the composition before keydown and only keeps the key
 * code 229.
 */
export const isComposing = (event: KeyPress) =>
  ('nativeEvent' in event ? event.nativeEvent : event).isComposing || event.keyCode === 229
