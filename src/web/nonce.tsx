import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'

/** The word that lets this response's own scripts run, and no other (Content-Security-Policy). */
export const nonceContext = createContext<string | undefined>()

const Nonce = createReactContext<string | undefined>(undefined)
export const NonceProvider = Nonce.Provider
export const useNonce = () => useContext(Nonce)
