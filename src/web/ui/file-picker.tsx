import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { DropZone } from './drop-zone.tsx'
import { Field, type FieldLook, partField } from './field.tsx'
import styles from './file-picker.module.css'
import { Icon } from './icon.tsx'

type FilePickerProps = FieldLook & {
  name?: string
  accept?: string
  multiple?: boolean
  disabled?: boolean
  action?: string
  /** Which kinds and sizes may be chosen. */
  note?: ReactNode
  /** Why a file may not be chosen; it is then left out. */
  check?: (file: File) => Promise<string | null>
  onChange?: (files: readonly File[]) => void
  /** Beside the name of a file, such as a <BarMeter /> while it is sent. */
  renderProgress?: (file: File) => ReactNode
}

export function FilePicker(props: FilePickerProps) {
  const [field, { check, onChange, renderProgress, action = 'ファイルを選択', note, ...input }] = partField(props)
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const keep = (next: readonly File[], news: string) => {
    setFiles(next)
    setTold(news)
    if (box.current) box.current.files = fileListOf(next)
    onChange?.(next)
  }
  const chosen = async (event: ChangeEvent<HTMLInputElement>) => {
    const all = [...(event.target.files ?? [])]
    // Closing the window of the system without a choice takes nothing away.
    if (all.length === 0) return keep(files, '')
    const problems = await Promise.all(all.map(async (file) => (await check?.(file)) ?? null))
    const found = problems.find((one) => one !== null) ?? null
    setProblem(found)
    const fit = all.filter((_, at) => problems[at] === null)
    const next = input.multiple ? withNew(files, fit) : fit.length > 0 ? fit.slice(0, 1) : files
    keep(next, fit.map(({ name }) => `${name}を選びました。`).join('') + (found ?? ''))
  }
  const remove = (file: File) => {
    keep(
      files.filter((one) => one !== file),
      `${file.name}を外しました。`,
    )
    box.current?.focus()
  }
  return (
    <Field {...field} error={problem ?? field.error}>
      {(control) => (
        <div className={styles.picker}>
          <DropZone {...input} {...control} ref={box} action={action} note={note} onChange={chosen} />
          {files.length > 0 && (
            <ul className={styles.files}>
              {files.map((file) => (
                <li key={`${file.name} ${file.lastModified} ${file.size}`}>
                  <Icon name="file" />
                  <span className={styles.name}>{file.name}</span>
                  <span className={styles.size}>{sizeText(file.size)}</span>
                  <Button kind="quiet" icon aria-label={`${file.name}を外す`} onClick={() => remove(file)}>
                    <Icon name="close" />
                  </Button>
                  {renderProgress && <div className={styles.progress}>{renderProgress(file)}</div>}
                </li>
              ))}
            </ul>
          )}
          <span role="status" className="visually-hidden">
            {told}
          </span>
        </div>
      )}
    </Field>
  )
}

export function fileListOf(files: readonly File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
const withNew = (files: readonly File[], added: readonly File[]) => [
  ...files,
  ...added.filter((file) => !files.some((one) => isSame(one, file))),
]

export const sizeText = (bytes: number) =>
  bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
