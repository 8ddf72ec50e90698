import { createContext, useContext } from 'react'

/** The instant the page was asked for, the same on the server and in the browser, so that "明日" hydrates to "明日". */
const Now = createContext('1970-01-01T00:00:00Z')
export const NowProvider = Now.Provider
export const useNow = () => useContext(Now)
