import { createContext } from 'react-router'

/** What the operator set and a visitor may know. */
export type PublicSettings = {
  productName: string
  operatorName: string
  operatorAddress: string
  operatorMail: string
  operatorPhone: string | null
  /** 届出受理番号 of the 特定募集情報等提供事業. */
  noticeNumber: string | null
  /** Where this product stands, without a slash at the end. */
  publicUrl: string
  /** The host that reports of unexpected errors are sent to; null where none are sent. */
  errorReportsHost: string | null
  /** How a browser gets the token that pushes are sent to. */
  push: PushSettings
  isDemo: boolean
  isProduction: boolean
}

export type PushSettings =
  | { kind: 'webPush'; publicKey: string }
  | { kind: 'firebase'; apiKey: string; projectId: string; appId: string; senderId: string; vapidKey: string }

export const settingsContext = createContext<PublicSettings>()
