import { useRef, useState } from 'react'
import { fieldLimits } from '#ground/limits/desk.ts'
import { useLeaving } from '#web/ui/browser/leaving.ts'
import { readPhoto } from '../picture/read-photo.ts'
import { sendPicture, type StoredPicture } from './send-picture.ts'

export type Upload = {
  name: string
  state: 'reading' | 'sending' | 'lost' | 'refused' | 'done'
  share: number
  /** An address of the chosen file in this browser. */
  preview: string | null
  problem?: string
}

type Running = { file: File; shown?: Blob; idempotencyKey: string; abort: AbortController }

type UploadsOptions = {
  /** While a file is on its way, the draft is not what is saved. */
  onSending: (key: string, isSending: true | undefined) => void
  onStored: (key: string, picture: StoredPicture) => void
  /** Makes blocks for further files that were chosen for one block; returns their keys. */
  onMore: (after: string, count: number) => readonly string[]
}

/** The files that are being stored, by the key of their block. */
export function useUploads({ onSending, onStored, onMore }: UploadsOptions) {
  const [uploads, setUploads] = useState<Readonly<Record<string, Upload>>>({})
  const running = useRef(new Map<string, Running>())
  const previews = useRef(new Set<string>())
  useLeaving(() => {
    for (const { abort } of running.current.values()) abort.abort()
    for (const url of previews.current) URL.revokeObjectURL(url)
  }, null)

  const patch = (key: string, to: Partial<Upload>) =>
    setUploads((before) => {
      const upload = before[key]
      return upload ? { ...before, [key]: { ...upload, ...to } } : before
    })
  const refuse = (key: string, problem: string) => {
    running.current.delete(key)
    patch(key, { state: 'refused', problem })
    onSending(key, undefined)
  }
  const send = async (key: string) => {
    const run = running.current.get(key)
    if (!run?.shown) return
    patch(key, { state: 'sending', share: 0, problem: undefined })
    const { idempotencyKey, abort, shown: picture } = run
    const onShare = (share: number) => patch(key, { share })
    const answer = await sendPicture(picture, { signal: abort.signal, onShare, idempotencyKey })
    if (running.current.get(key) !== run) return
    if (answer.picture) {
      running.current.delete(key)
      patch(key, { state: 'done', share: 1 })
      onStored(key, answer.picture)
    } else if (answer.isLost) patch(key, { state: 'lost', problem: answer.problem })
    else refuse(key, answer.problem)
  }
  const begin = async (key: string, file: File) => {
    running.current.get(key)?.abort.abort()
    const run: Running = { file, idempotencyKey: crypto.randomUUID(), abort: new AbortController() }
    running.current.set(key, run)
    onSending(key, true)
    setUploads((before) => ({ ...before, [key]: { name: file.name, state: 'reading', share: 0, preview: null } }))
    const read = await readPhoto(file, { maxBytes: fieldLimits.contentImage.max })
    if (running.current.get(key) !== run) return
    if (read.problem !== undefined) return refuse(key, read.problem)
    previews.current.add(read.url)
    run.shown = read.blob
    patch(key, { preview: read.url })
    await send(key)
  }
  return {
    of: (key: string): Upload | undefined => uploads[key],
    isRunning: Object.values(uploads).some(({ state }) => state === 'reading' || state === 'sending'),
    /** The first file belongs to the block; each further file gets a block of its own. */
    choose: (key: string, files: readonly File[]) => {
      const [first, ...more] = files
      if (!first) return
      void begin(key, first)
      onMore(key, more.length).forEach((added, at) => {
        const file = more[at]
        if (file) void begin(added, file)
      })
    },
    /** Stores a part of the picture instead of the picture. */
    replace: (key: string, picture: Blob) =>
      void begin(key, new File([picture], '切り抜いた画像.jpg', { type: picture.type })),
    retry: (key: string) => void send(key),
    cancel: (key: string) => {
      running.current.get(key)?.abort.abort()
      running.current.delete(key)
      onSending(key, undefined)
      setUploads((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== key)))
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>
