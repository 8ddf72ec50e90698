import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { onOneLine } from '../src/web/document-text.ts'

const generated = 'src/web/generated/graphql.ts'
const call = /\bgraphql\(\s*(?:\/\*[^*]*\*\/\s*)?`([^`]*)`\s*,?\s*\)/g
const constant = /export const (\w+) = new TypedDocumentString\(`([^`]*)`/g

/**
 * Puts the text of each document where it is used. Without it one file holds every document of the product,
 * and a student's phone would load what companies ask.
 */
export function inlineDocuments(): Plugin {
  let texts = new Map<string, string>()
  const read = () => {
    const source = readFileSync(generated, 'utf8')
    texts = new Map([...source.matchAll(constant)].map(([, name = '', text = '']) => [name, text]))
  }
  return {
    name: 'inline-documents',
    enforce: 'pre',
    buildStart: read,
    watchChange: (file) => {
      if (file.endsWith(generated)) read()
    },
    transform(code, file) {
      // Once nobody asks it for a document, nothing of it need be loaded.
      if (file.includes('/src/web/generated/')) return { code, moduleSideEffects: false }
      if (!file.includes('/src/web/') || !code.includes('graphql(')) return null
      return code.replaceAll(call, (_, source: string) => {
        const [, kind, name] = /^\s*(query|mutation|subscription|fragment)\s+(\w+)/.exec(source) ?? []
        const text = texts.get(`${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`)
        if (text === undefined) this.error(`${file} asks ${kind} ${name}, which was not generated: run npm run codegen`)
        return `(${JSON.stringify(onOneLine(text))} as never)`
      })
    },
  }
}
