type Named = { id: string; familyName: string; givenName: string }

const spellings = ({ familyName, givenName }: Named) => [
  `${familyName} ${givenName}`,
  `${familyName}　${givenName}`,
  `${familyName}${givenName}`,
]

/** The colleagues whom a text calls with ＠: by the whole name, or by a family name that one of them has alone. */
export function mentionedIn(text: string, colleagues: readonly Named[]): string[] {
  const byFamily = Map.groupBy(colleagues, ({ familyName }) => familyName)
  const calls = colleagues
    .flatMap((one) => [
      ...spellings(one).map((spelling) => ({ id: one.id, spelling })),
      ...(byFamily.get(one.familyName)?.length === 1 ? [{ id: one.id, spelling: one.familyName }] : []),
    ])
    .toSorted((one, other) => other.spelling.length - one.spelling.length)
  const found = [...text.matchAll(/[@＠]/gu)].map(
    ({ index }) => calls.find(({ spelling }) => text.startsWith(spelling, index + 1))?.id,
  )
  return [...new Set(found.filter((id) => id !== undefined))]
}
