import { dirname, join, normalize } from 'node:path'

const aliases: Record<string, string> = { '#seeds/': 'seeds/', '#test/': 'test/' }

/** The files of this repository that a source file imports, by their path from its root. */
export function importedFiles(path: string, text: string): string[] {
  return [...text.matchAll(/(?:^(?:import|export|\}).*?|\bimport\()'([#.][^']+)'/gm)].map(([, target = '']) => {
    if (target.startsWith('.')) return normalize(join(dirname(path), target)).replaceAll('\\', '/')
    const alias = Object.keys(aliases).find((each) => target.startsWith(each))
    return alias ? target.replace(alias, aliases[alias] ?? '') : target.replace('#', 'src/')
  })
}
