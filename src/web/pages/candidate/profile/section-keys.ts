import { useKeys } from '#web/ui/browser/keys.ts'

type SectionKeysProps = { save: () => void; goBack: () => void; goOn: () => void }

/** The keys of a section's form. They come at rest: nothing is saved before something was typed. */
export function SectionKeys({ save, goBack, goOn }: SectionKeysProps) {
  useKeys({ 'Control+s': save, 'Meta+s': save, 'Alt+ArrowUp': goBack, 'Alt+ArrowDown': goOn })
  return null
}
