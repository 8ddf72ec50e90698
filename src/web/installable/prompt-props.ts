import type { PushSettings } from '#web/settings.ts'

export type PromptProps = { candidateId: string; settings: PushSettings; onAnswer: () => void }
