import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

type KeyPress = Pick<KeyboardEvent, 'isComposing' | 'keyCode'> | Pick<ReactKeyboardEvent, 'nativeEvent' | 'keyCode'>

/** True while a Japanese input method holds the key. Safari ends composition before keydown and only keeps 229. */
export const isComposing = (event: KeyPress) =>
  ('nativeEvent' in event ? event.nativeEvent : event).isComposing || event.keyCode === 229
