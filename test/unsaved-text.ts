import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Controls into which a person types. */
const typed =
  /<(?:TextField|TextArea|FoldedField|EmailField|TagInput|Combobox|BlockEditor|NameFields|PostalAddressFields)\b/
/** A guard asks before text is lost, a kept form keeps it; SettingsPage, Sections, StepPage and Editor bring one. */
const guard =
  /<(?:UnsavedGuard|FormsGuard|SettingsPage|Sections|StepPage|Editor)\b|\buse(?:KeptDraft|KeptForm|StepForm)\(/

const read = (file: string) => readFileSync(join('src/web', file), 'utf8')
const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:from|import\()\s*'([^']+\.tsx)'/g)].map(([, path = '']) =>
    path.startsWith('#web/') ? path.slice('#web/'.length) : normalize(join(dirname(file), path)),
  )

/** The files with a text control that can be reached from an address without a guard on the way. */
export function unguardedFiles(): string[] {
  const files = globSync('{pages,parts}/**/*.tsx', { cwd: 'src/web' }).filter(
    (file) => !/\.test\.tsx$|^pages\/dev\/|^parts\/(?:forms|block-editor)\//.test(file),
  )
  const importers = new Map<string, string[]>()
  for (const file of files)
    for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file])
  const isOpen = (file: string, seen: ReadonlySet<string>): boolean => {
    if (guard.test(read(file))) return false
    const above = importers.get(file)
    return !above || above.some((one) => !seen.has(one) && isOpen(one, new Set([...seen, one])))
  }
  return files.filter((file) => typed.test(read(file)) && isOpen(file, new Set([file]))).toSorted()
}
