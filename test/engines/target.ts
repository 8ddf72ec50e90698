/** A thing on the page, by its role and name or by its text; the first that can be seen. A name may be a part. */
export type Target = {
  role?: 'button' | 'link' | 'heading' | 'textbox' | 'searchbox' | 'radio' | 'checkbox' | 'combobox' | 'dialog' | 'main'
  name?: string | RegExp
  /** A field by its label. */
  label?: string | RegExp
  text?: string | RegExp
  exact?: boolean
  /** Only what is not disabled. */
  enabled?: boolean
  within?: Target
}

export type Pattern = { source: string; flags: string } | { part: string; exact: boolean } | null
/** A target as it travels into the page. */
export type PlainTarget = {
  role: string | null
  label: boolean
  name: Pattern
  text: Pattern
  enabled: boolean
  within: PlainTarget | null
}

export function plain({ role, label, name, text, exact = false, enabled = false, within }: Target): PlainTarget {
  const pattern = (wanted: string | RegExp | undefined): Pattern =>
    wanted === undefined
      ? null
      : typeof wanted === 'string'
        ? { part: wanted, exact }
        : { source: wanted.source, flags: wanted.flags }
  return {
    role: role ?? null,
    label: label !== undefined,
    name: pattern(label ?? name),
    text: pattern(text),
    enabled,
    within: within ? plain(within) : null,
  }
}

export const said = (target: Target) =>
  JSON.stringify(target, (_, value: unknown) => (value instanceof RegExp ? String(value) : value))
