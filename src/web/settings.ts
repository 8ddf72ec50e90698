import { createContext } from 'react-router'

/** What the operator set and a visitor may know. */
export type PublicSettings = {
  productName: string
  operatorName: string
  operatorAddress: string
  operatorMail: string
  /** How a browser gets the token that pushes are sent to. */
  push: PushSettings
  isDemo: boolean
  isProduction: boolean
}

export type PushSettings =
  | { kind: 'webPush'; publicKey: string }
  | { kind: 'firebase'; apiKey: string; projectId: string; appId: string; senderId: string; vapidKey: string }

export const settingsContext = createContext<PublicSettings>()
