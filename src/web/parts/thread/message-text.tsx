import { linkClass } from '#web/ui/link-button.tsx'
import { linkParts } from './link-parts.ts'

/** A message as it was written, with its addresses as links that show where they lead. */
export const MessageText = ({ text }: { text: string }) =>
  linkParts(text).map((part, at) =>
    part.href === undefined ? (
      part.text
    ) : (
      <a key={at} className={linkClass()} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
        <span className="visually-hidden">（新しいタブで開きます）</span>
      </a>
    ),
  )
