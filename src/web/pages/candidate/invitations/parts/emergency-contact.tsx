import { linkClass } from '#web/ui/link-button.tsx'

// A company types whatever it likes. A Japanese number in it, with hyphens or without, can be called, and a mail address
// written to.
const number = String.raw`(?<!\d)0\d{1,4}-\d{1,4}-\d{3,4}(?!\d)|(?<!\d)0\d{9,10}(?!\d)`
const mail = String.raw`[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+`
const reachable = new RegExp(`(${number}|${mail})`)

const addressOf = (text: string) => (text.includes('@') ? `mailto:${text}` : `tel:${text.replaceAll('-', '')}`)

/** The company's own words, with the telephone number or the mail address in them as a link. */
export function EmergencyContact({ text }: { text: string }) {
  const [before = '', found, ...after] = text.split(reachable)
  if (found === undefined) return <>{text}</>
  return (
    <>
      {before}
      <a className={linkClass()} href={addressOf(found)}>
        {found}
      </a>
      {after.join('')}
    </>
  )
}
