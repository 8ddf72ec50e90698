import { useId, useState, type KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { isComposing } from '#web/ui/browser/ime.ts'
import { useDebounce } from '#web/ui/browser/timer.ts'
import { useInSight } from '#web/ui/browser/in-sight.ts'
import { Input } from '#web/ui/fields/input.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { narrow, type PaletteEntry } from './narrow.ts'
import { usePaletteGroups } from './palette-groups.ts'
import styles from './palette.module.css'

type PaletteProps = { open: boolean; onClose: () => void }

/** Pages, saved conditions, jobs, acts and accepted students in one list, narrowed by typing. */
export default function Palette({ open, onClose }: PaletteProps) {
  return (
    <Modal open={open} onClose={onClose} title="学生・ページ・募集をさがす" mode="fullOnPhone">
      <Search onClose={onClose} />
    </Modal>
  )
}

function Search({ onClose }: { onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [words, setWords] = useState('')
  const rest = useDebounce(200)
  const { groups, isComing } = usePaletteGroups(words)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const matchingGroups = narrow(groups, text)
  const entries = matchingGroups.flatMap(({ entries: groupEntries }) => groupEntries)
  const active = entries.find(({ key }) => key === activeKey) ?? entries[0]
  const idOf = ({ key }: PaletteEntry) => `${id}-${key}`
  useInSight(() => active && document.getElementById(idOf(active)), activeKey)

  const choose = ({ to }: PaletteEntry) => {
    onClose()
    void navigate(to)
  }
  const move = (step: 1 | -1) => {
    const at = active ? entries.indexOf(active) : -1
    setActiveKey(entries[(at + step + entries.length) % entries.length]?.key ?? null)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const acts: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => active && choose(active),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <>
      <Input
        type="search"
        role="combobox"
        aria-label="学生・ページ・募集の名前"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && idOf(active)}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        placeholder="承認した学生・ページ・募集の名前を入力"
        value={text}
        onChange={(event) => {
          const value = event.target.value
          setText(value)
          rest(() => setWords(value.trim()))
          setActiveKey(null)
        }}
        onKeyDown={keyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="移動先" className={styles.list} aria-busy={isComing}>
        {matchingGroups.map(({ name, entries: groupEntries }) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <p id={`${id}-${name}`} className={styles.group}>
              {name}
            </p>
            {groupEntries.map((entry) => (
              <Link
                key={entry.key}
                id={idOf(entry)}
                role="option"
                tabIndex={-1}
                aria-selected={entry === active}
                className={classNames(styles.entry, entry === active && styles.active)}
                to={entry.to}
                onClick={onClose}
              >
                <Icon name={entry.icon} size="small" />
                <span>{entry.label}</span>
                {entry.note && <small>{entry.note}</small>}
              </Link>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.end}>
        {entries.length === 0 ? (
          '一致するものがありません。別の言葉でお試しください。'
        ) : (
          <span className="wide-only">↑↓で選び、Enterで開きます。Escで閉じます。</span>
        )}
      </p>
      <span role="status" className="visually-hidden">
        {text !== '' && (entries.length > 0 ? `${entries.length}件あります` : '一致するものがありません')}
      </span>
    </>
  )
}
