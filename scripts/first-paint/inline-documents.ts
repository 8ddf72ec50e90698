import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { onOneLine } from '../../src/web/document/document-text.ts'

/** By the schema that a file's documents ask. */
const generated = { public: 'src/web/generated/graphql.ts', admin: 'src/web/generated/admin/graphql.ts' }
type Schema = keyof typeof generated
const schemaOf = (file: string): Schema => (file.includes('/src/web/pages/admin/') ? 'admin' : 'public')
/** A document in the source of a page; the first group is its text. */
export const documentCall = /\bgraphql\(\s*(?:\/\*[^*]*\*\/\s*)?`([^`]*)`\s*,?\s*\)/g
const constant = /export const (\w+) = new TypedDocumentString\(`([^`]*)`/g

/**
 * Puts the text of each document where it is used. Without it one file holds every document of the product,
 * and a student's phone would load what companies ask.
 */
export function inlineDocuments(): Plugin {
  let texts = { public: new Map<string, string>(), admin: new Map<string, string>() }
  const readTexts = (schema: Schema) =>
    new Map(
      [...readFileSync(generated[schema], 'utf8').matchAll(constant)].map(([, name = '', text = '']) => [name, text]),
    )
  const read = () => {
    texts = { public: readTexts('public'), admin: readTexts('admin') }
  }
  return {
    name: 'inline-documents',
    enforce: 'pre',
    buildStart: read,
    watchChange: (file) => {
      if (Object.values(generated).some((made) => file.endsWith(made))) read()
    },
    transform(code, file) {
      // Once no page imports a document from the generated module, its code need not be loaded.
      if (file.includes('/src/web/generated/')) return { code, moduleSideEffects: false }
      if (!file.includes('/src/web/') || !code.includes('graphql(')) return null
      return code.replaceAll(documentCall, (_, source: string) => {
        const [, kind, name] = /^\s*(query|mutation|subscription|fragment)\s+(\w+)/.exec(source) ?? []
        const text = texts[schemaOf(file)].get(`${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`)
        if (text === undefined) this.error(`${file} asks ${kind} ${name}, which was not generated: run npm run codegen`)
        // Every operation holds the text of its fragments; of a fragment alone only its type is read.
        return kind === 'fragment' ? '(null as never)' : `(${JSON.stringify(onOneLine(text))} as never)`
      })
    },
  }
}
