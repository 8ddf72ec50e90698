import { type ComponentType, useEffect, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#web/root.tsx'
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

/** Without a connection there is nothing to ask; the next page tries again. */
const ignore = () => undefined

export function Prompts({ candidateId, hasScout }: PromptsProps) {
  const settings = useRouteLoaderData<typeof loader>('root')?.push
  const { pathname } = useLocation()
  const [Prompt, setPrompt] = useState<ComponentType<PromptProps>>()
  const isFree = !isUninterrupted(pathname)

  useEffect(() => {
    if (settings && pushStatus(candidateId) === 'granted')
      void import('./push-token.ts').then(({ refreshToken }) => refreshToken(candidateId, settings), ignore)
  }, [candidateId, settings])

  useEffect(() => {
    if (!isFree || Prompt) return
    let isLeft = false
    const start = performance.now()
    const timer = setInterval(() => {
      if (performance.now() - start < firstAfterMs || !isGoodMoment()) return
      clearInterval(timer)
      const kind = nextPrompt({ candidateId, hasScout })
      if (kind) loaders[kind]().then((loaded) => isLeft || setPrompt(() => loaded), ignore)
    }, lookAgainMs)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [candidateId, hasScout, isFree, pathname, settings, Prompt])

  return settings && Prompt && isFree && <Prompt candidateId={candidateId} settings={settings} />
}
