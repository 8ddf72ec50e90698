import { useEffect, useEffectEvent } from 'react'

/** Every key of the page, in the order it is explained. */
export const keyWords = {
  '/': '検索欄へ移動',
  j: '次の学生',
  k: '前の学生',
  x: '学生を選択',
  b: 'ブックマーク',
  s: 'スカウトを書く',
  m: 'メモを書く',
  Escape: '詳細を閉じる',
  '?': 'キー操作の一覧',
} as const
export type Key = keyof typeof keyWords

export type KeyActs = Partial<Record<Key, () => void>>

/** One hand moves through the list; never while somebody types, composes or looks at a dialog. */
export function useKeys(acts: KeyActs) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const act = (acts as Record<string, (() => void) | undefined>)[key]
    if (!act || isTaken(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isTaken(event: KeyboardEvent) {
  if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return true
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  if (document.querySelector('dialog:modal, [popover="auto"]:popover-open')) return true
  const { target } = event
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  )
}
