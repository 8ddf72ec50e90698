import { moment } from './act.ts'

/** A record as lines of names and values, what lies inside it further in; what is empty is left out. */
export function outline(value: unknown, depth = 0): string {
  const margin = '  '.repeat(depth)
  if (Array.isArray(value)) return value.map((one) => `${margin}- ${outline(one, depth + 1).trimStart()}`).join('\n')
  if (!isRecord(value)) return `${margin}${plain(value)}`
  return Object.entries(value)
    .filter(([, one]) => one !== null && one !== '' && !(Array.isArray(one) && one.length === 0))
    .map(([name, one]) =>
      isRecord(one) || Array.isArray(one)
        ? `${margin}${name}:\n${outline(one, depth + 1)}`
        : `${margin}${name}: ${plain(one)}`,
    )
    .join('\n')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plain = (value: unknown) => {
  const text = value === true ? 'yes' : value === false ? 'no' : String(value)
  return /^\d{4}-\d\d-\d\dT/.test(text) ? moment(text) : text
}
