import { createContext } from 'react-router'

/** What the operator set and a visitor may know. */
export type PublicSettings = {
  productName: string
  operatorName: string
  operatorAddress: string
  operatorMail: string
  isDemo: boolean
  isProduction: boolean
}

export const settingsContext = createContext<PublicSettings>()
