import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Written beside the build, for the test and the bench that ask which source file went where. */
export type ChunkList = { file: string; modules: string[]; imports: string[]; styles: string[]; bytes: number }[]

export function listChunks(): Plugin {
  return {
    name: 'list-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_, bundle) {
      const chunks: ChunkList = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? [
              {
                file: chunk.fileName,
                modules: chunk.moduleIds.map((id) => relative(process.cwd(), id.replace(/[\0?].*$/, ''))),
                imports: chunk.imports,
                styles: [...(chunk.viteMetadata?.importedCss ?? [])],
                bytes: Buffer.byteLength(chunk.code),
              },
            ]
          : [],
      )
      writeFileSync('build/chunks.json', JSON.stringify(chunks))
    },
  }
}
