import { createContext } from 'react-router'

/** The operator's settings that every visitor may see. */
export type PublicSettings = {
  productName: string
  operatorName: string
  operatorAddress: string
  operatorMail: string
  operatorPhone: string | null
  /** 届出受理番号 of the 特定募集情報等提供事業. */
  noticeNumber: string | null
  /** The address of this product, without a slash at the end. */
  publicUrl: string
  /** The host that receives reports of unexpected errors; null when no reports are sent. */
  errorReportsHost: string | null
  /** How a browser gets its push token. */
  push: PushSettings
  /** Whether students can get notices in LINE. */
  hasLine: boolean
  /** The services a student can sign in with, in the order of their buttons. */
  providers: readonly { name: string; label: string }[]
  isDemo: boolean
  isProduction: boolean
}

export type PushSettings =
  | { kind: 'webPush'; publicKey: string }
  | { kind: 'firebase'; apiKey: string; projectId: string; appId: string; senderId: string; vapidKey: string }

export const settingsContext = createContext<PublicSettings>()
