type Colleague = { familyName: string }

const introducing = '(?:です|と申|でござい|と言いま|といいま|より)'

/**
 * The family names of colleagues in a text that somebody else sends. A name of one letter, such as 森, counts only where
 * it introduces its writer.
 */
export const colleagueNamesIn = (text: string, colleagues: readonly Colleague[], own: string) =>
  [...new Set(colleagues.map(({ familyName }) => familyName))].filter(
    (name) =>
      name !== '' &&
      name !== own &&
      (name.length > 1 ? text.includes(name) : new RegExp(`${RegExp.escape(name)}${introducing}`, 'u').test(text)),
  )
