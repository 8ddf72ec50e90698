import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '#web/root-data.ts'
import type { PushSettings } from '#web/settings.ts'
import { isGoodMoment, isUninterrupted, nextPrompt, type PromptKind } from './next-prompt.ts'
import { pushStatus } from './status.ts'

export type PromptsProps = { candidateId: string; hasScout: boolean }
export type PromptProps = { candidateId: string; settings: PushSettings }

/** A page is read before it asks. */
const firstAfterMs = 2000
const lookAgainMs = 500

const loaders: Record<PromptKind, () => Promise<ComponentType<PromptProps>>> = {
  push: async () => (await import('./push-prompt.tsx')).PushPrompt,
  install: async () => (await import('./install-prompt.tsx')).InstallPrompt,
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Without a connection there is nothing to ask; the next page tries again. */
const ignore = () => undefined

export function Prompts({ candidateId, hasScout }: PromptsProps) {
  const settings = useRootData()?.push
  const { pathname } = useLocation()
  const [Prompt, setPrompt] = useState<ComponentType<PromptProps>>()
  const isFree = !isUninterrupted(pathname)

  useEffect(() => {
    if (settings && pushStatus(candidateId) === 'granted')
      void import('./push-token.ts').then(({ refreshToken }) => refreshToken(candidateId, settings), ignore)
  }, [candidateId, settings])

  useEffect(() => {
    if (!isFree || Prompt) return
    const left = new AbortController()
    const show = async () => {
      const kind = nextPrompt({ candidateId, hasScout })
      if (!kind) return
      const loaded = await loaders[kind]()
      while (!left.signal.aborted && !isGoodMoment()) await after(lookAgainMs)
      if (!left.signal.aborted) setPrompt(() => loaded)
    }
    const timer = setTimeout(() => void show().catch(ignore), firstAfterMs)
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [candidateId, hasScout, isFree, pathname, Prompt])

  return settings && Prompt && isFree && <Prompt candidateId={candidateId} settings={settings} />
}
