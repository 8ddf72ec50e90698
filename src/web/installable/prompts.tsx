import { type ComponentType, useState } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '#web/root-data.ts'
import { useTimer } from '#web/ui/timer.ts'
import type { PromptProps } from './prompt-props.ts'
import type { PushSettings } from '#web/settings.ts'
import { isGoodMoment, isUninterrupted, nextPrompt, type PromptKind } from './next-prompt.ts'
import { pushStatus } from './status.ts'

export type PromptsProps = { candidateId: string; hasScout: boolean }

/** Time for the student to read the page before a prompt. */
const firstAfterMs = 2000
const lookAgainMs = 500

const loaders: Record<PromptKind, () => Promise<ComponentType<PromptProps>>> = {
  push: async () => (await import('./push-prompt.tsx')).PushPrompt,
  install: async () => (await import('./install-prompt.tsx')).InstallPrompt,
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Loading fails without a connection; the next page tries again. */
const ignore = () => undefined

/** Keeps the push token valid on a device that may receive notifications. */
export async function renewToken(candidateId: string, settings: PushSettings) {
  if (pushStatus(candidateId) !== 'granted') return
  const { refreshToken } = await import('./push-token.ts')
  await refreshToken(candidateId, settings)
}

export function Prompts({ candidateId, hasScout }: PromptsProps) {
  const settings = useRootData()?.push
  const { pathname } = useLocation()
  const [Prompt, setPrompt] = useState<ComponentType<PromptProps>>()
  const isFree = !isUninterrupted(pathname)

  const show = async (left: AbortSignal) => {
    const kind = nextPrompt({ candidateId, hasScout })
    if (!kind) return
    const loaded = await loaders[kind]()
    while (!left.aborted && !isGoodMoment()) await after(lookAgainMs)
    if (!left.aborted) setPrompt(() => loaded)
  }
  const ask = (_page: string | undefined, left: AbortSignal) => void show(left).catch(ignore)
  useTimer(ask, isFree && !Prompt ? firstAfterMs : null, `${pathname} ${hasScout}`)

  return settings && Prompt && isFree && <Prompt candidateId={candidateId} settings={settings} />
}
