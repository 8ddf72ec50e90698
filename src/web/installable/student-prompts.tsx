import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#web/idle.ts'
import type { PromptsProps } from './prompts.tsx'

type StudentPromptsProps = { candidateId: string | null; hasScout: boolean }

/** Waits for its turn: nothing of it is loaded before the page has come to rest. */
export function StudentPrompts({ candidateId, hasScout }: StudentPromptsProps) {
  const [Prompts, setPrompts] = useState<ComponentType<PromptsProps>>()
  const isGuest = candidateId === null
  useEffect(() => {
    // Without a connection there is nothing to ask; the next page tries again.
    const ignore = () => undefined
    if (!isGuest)
      return whenIdle(() => void import('./prompts.tsx').then((loaded) => setPrompts(() => loaded.Prompts), ignore))
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    return whenIdle(() => void import('./forget-device.ts').then((loaded) => loaded.forgetDevice()).catch(ignore))
  }, [isGuest])
  return Prompts && candidateId && <Prompts key={candidateId} candidateId={candidateId} hasScout={hasScout} />
}
