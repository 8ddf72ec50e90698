import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Written beside the build, for the test and the bench that ask which source file went where. */
export type ChunkList = { file: string; modules: string[]; imports: string[]; styles: string[]; bytes: number }[]

/** The chunks that a source file needs: its own with all they import. */
export function chunksNeededBy(source: string, chunks: ChunkList) {
  const chunkOf = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const needed = new Set(chunks.filter(({ modules }) => modules.includes(source)))
  for (const { imports } of needed)
    for (const file of imports) {
      const imported = chunkOf.get(file)
      if (imported) needed.add(imported)
    }
  return [...needed]
}

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
