import { lazy, Suspense, useState } from 'react'
import { Icon } from '#web/ui/marks/icon.tsx'
import { useKeys } from '#web/ui/browser/keys.ts'
import { useStore } from '#web/ui/browser/store.ts'
import bar from '#web/parts/shell/top-bar.module.css'
import styles from './palette-button.module.css'

const Palette = lazy(() => import('./palette.tsx'))

/** The palette is loaded when it is opened first: by Ctrl+K, by the button in the bar, or from the menu on phones. */
export function usePalette(isOn: boolean) {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  useKeys(isOn ? { 'Control+k': open, 'Meta+k': open } : {})
  const dialog = isWanted && (
    <Suspense>
      <Palette open={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { open, dialog }
}

const unchanging = { subscribe: () => () => {} }
const keyOfDevice = () => (/Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘K' : 'Ctrl K')

export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const key = useStore(unchanging, keyOfDevice, 'Ctrl K')
  return (
    <button
      type="button"
      className={`${bar.barButton} ${styles.button} wide-only`}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <Icon name="search" size="small" />
      <span className="visually-hidden">学生・ページ・募集をさがす</span>
      <kbd>{key}</kbd>
    </button>
  )
}
