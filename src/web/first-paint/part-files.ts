import { createContext as createReactContext, use } from 'react'
import { createContext } from 'react-router'

/** The addresses of what a part needs beside its page. */
export type PartFiles = { scripts: readonly string[]; styles: readonly string[] }
/** The files of a part by its source file: known to the server of built pages alone. */
export type FindPartFiles = (source: string) => PartFiles

const none: PartFiles = { scripts: [], styles: [] }
const findNone: FindPartFiles = () => none

export const partFilesContext = createContext(findNone)

const Files = createReactContext(findNone)
export const PartFilesProvider = Files.Provider
export const usePartFiles = (source: string) => use(Files)(source)

const styles = /<link rel="stylesheet"[^>]* data-precedence="part"\/>/g

/** React writes the styles of parts first; they stand after those of the page, as when the browser loads them. */
export function stylesInOrder(html: string): string {
  const ofParts = html.match(styles)?.join('') ?? ''
  return html.replaceAll(styles, '').replace('</head>', () => `${ofParts}</head>`)
}
