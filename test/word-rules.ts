import type { Complaint, SourceFile } from './house-rules.ts'

/** The folders whose locals are named by what they are. */
const folders = ['src', 'seeds', 'scripts', 'bench']

const participle = '(?:asked|shown|given|known|kept|told|heard)'
const anyParticiple = new RegExp(String.raw`\b${participle}\b`)
// Comments and texts are matched first, as words in them are no names. Keys and properties keep their names.
const participleInCode = new RegExp(
  [
    String.raw`//.*|/\*[^]*?\*/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\`(?:\\.|[^\`\\])*\``,
    String.raw`((?<=\((?:\.{3})?)${participle}\b|(?<!(?<!\.\.)\.|[\w$#])${participle}(?![\w$]|\??:))`,
  ].join('|'),
  'g',
)
const participleInText = new RegExp(String.raw`\$\{(?:\.{3})?(${participle})\b`, 'g')

/** A local is named by what it is; a participle says what happened to it. */
export const checkLocals = (files: SourceFile[]): Complaint[] =>
  files.flatMap(({ path, text }) => {
    if (!folders.some((folder) => path.startsWith(`${folder}/`)) || !anyParticiple.test(text)) return []
    const names = [participleInCode, participleInText].flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []),
    )
    return [...new Set(names)].map((name) => `${path}: "${name}" is no noun`)
  })
