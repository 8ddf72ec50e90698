import { linkClass } from '#web/ui/link-button.tsx'

// A company types whatever it likes; a Japanese number in it, with hyphens or without, can be called.
const number = /(?<!\d)0\d{1,4}-\d{1,4}-\d{3,4}(?!\d)|(?<!\d)0\d{9,10}(?!\d)/

/** The company's own words, with the telephone number in them as a link that calls. */
export function EmergencyContact({ text }: { text: string }) {
  const found = number.exec(text)
  if (!found) return <>{text}</>
  const [digits] = found
  return (
    <>
      {text.slice(0, found.index)}
      <a className={linkClass()} href={`tel:${digits.replaceAll('-', '')}`}>
        {digits}
      </a>
      {text.slice(found.index + digits.length)}
    </>
  )
}
