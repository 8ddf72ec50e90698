import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'

/** The nonce that lets only the scripts of this response run (Content-Security-Policy). */
export const nonceContext = createContext<string | undefined>()

const Nonce = createReactContext<string | undefined>(undefined)
export const NonceProvider = Nonce.Provider
export const useNonce = () => useContext(Nonce)
