import type { PushSettings } from '#web/document/settings.ts'

export type PromptProps = { candidateId: string; settings: PushSettings; onAnswer: () => void }
