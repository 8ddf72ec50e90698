import { categoryNames } from '#domain/inquiry/contact/rules.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { bytesText } from '#web/texts/bytes-text.ts'
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

export function MessageSection({ inquiry }: { inquiry: FragmentType<typeof InquiryMessage> }) {
  const { id, category, body, insertedAt, attachments } = readFragment(InquiryMessage, inquiry)
  const fileAddress = useFileAddress()
  return (
    <Section id="message" title={categoryNames[category]} end={<small>{longDateTime(insertedAt)}</small>} half>
      <p className={styles.body}>{body}</p>
      {attachments.length > 0 && (
        <ul className={styles.files} aria-label="添付ファイル">
          {attachments.map(({ position, fileName, bytes }) => (
            <li className="line-2" key={position}>
              <Icon name="file" />
              <a
                className={linkClass()}
                href={fileAddress(adminUrls.inquiryAttachment(id, position))}
                download={fileName}
              >
                {fileName}
              </a>
              <span className={styles.size}>{bytesText(bytes)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
