import type { ComponentType } from 'react'
import type { PromptProps } from './prompt-props.ts'
import { nextPrompt, type PromptKind } from './next-prompt.ts'
import { storeInstallStatus, storePrompted, storePushStatus } from './status.ts'

const loaders: Record<PromptKind, () => Promise<ComponentType<PromptProps>>> = {
  push: async () => (await import('./push-prompt.tsx')).PushPrompt,
  install: async () => (await import('./install-prompt.tsx')).InstallPrompt,
}

/** The offer that this student gets next on this device; null when there is nothing to offer. */
export function prompting(candidateId: string) {
  const kind = nextPrompt({ candidateId })
  if (!kind) return undefined
  const dismiss = () => {
    if (kind === 'push') storePushStatus(candidateId, 'dismissed')
    else storeInstallStatus('dismissed')
    storePrompted()
  }
  return { kind, load: loaders[kind], dismiss }
}
export type Prompting = ReturnType<typeof prompting>
