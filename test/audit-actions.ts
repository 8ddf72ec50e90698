/** The words of a file that are actions: written as one, or given to a function of the file that records. */
export function actionsIn(text: string) {
  const written = [
    ...text.matchAll(/\baction: '(\w+)'/g),
    ...text.matchAll(/\baction = (?:[^\n?]*\? )?'(\w+)'(?: : '(\w+)')?/g),
  ]
  const given = [
    ...text.matchAll(
      /\b(?:record\w*|move\w*|revoke\w*|audit|settle|write\w*|end\w*)\((?:[\w. ]+, ){1,3}'([a-z]+[A-Z]\w*)'/g,
    ),
  ]
  return [...written, ...given].flatMap(([, ...found]) => found.filter((one) => one !== undefined))
}
