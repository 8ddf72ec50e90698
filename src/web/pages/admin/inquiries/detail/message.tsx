import { categoryNames } from '#domain/inquiry/contact/rules.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Section } from '../../parts/section.tsx'
import styles from './detail.module.css'

const InquiryMessage = graphql(`
  fragment InquiryMessage on Inquiry {
    id
    category
    body
    insertedAt
    attachments {
      position
      fileName
      bytes
    }
  }
`)

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))}KB` : `${(bytes / 1024 / 1024).toFixed(1)}MB`

export function MessageSection({ inquiry }: { inquiry: FragmentType<typeof InquiryMessage> }) {
  const { id, category, body, insertedAt, attachments } = readFragment(InquiryMessage, inquiry)
  return (
    <Section id="message" title={categoryNames[category]} end={<small>{longDateTime(insertedAt)}</small>} half>
      <p className={styles.body}>{body}</p>
      {attachments.length > 0 && (
        <ul className={styles.files} aria-label="添付ファイル">
          {attachments.map(({ position, fileName, bytes }) => (
            <li className="line-2" key={position}>
              <Icon name="file" />
              <a className={linkClass()} href={adminUrls.inquiryAttachment(id, position)} download={fileName}>
                {fileName}
              </a>
              <span className={styles.size}>{sizeOf(bytes)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
