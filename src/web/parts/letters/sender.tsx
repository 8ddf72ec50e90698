import type { ReactNode } from 'react'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { PersonMark } from '#web/ui/marks/avatar.tsx'
import { phrased } from '#web/ui/phrases.tsx'
import styles from './sender.module.css'

export const SenderFields = graphql(`
  fragment Sender on CompanyUser {
    familyName
    givenName
    department
    title
    picture
    messageToStudents
  }
`)

type SenderProps = {
  user: FragmentType<typeof SenderFields>
  /** Said before the department, such as the company. */
  of?: string
  /** At the end of the line, such as the day of the letter. */
  children?: ReactNode
}

/** The person who signs a scout, as students read it: photo, name, role, and the message to students. */
export function Sender({ user, of, children }: SenderProps) {
  const { familyName, givenName, department, title, picture, messageToStudents } = readFragment(SenderFields, user)
  const role = [of, [department, title].filter(Boolean).join('・')].filter(Boolean).join('　')
  return (
    <>
      <div className={styles.sender}>
        <PersonMark name={familyName} picture={picture} />
        <div className={styles.who}>
          <strong>
            {familyName} {givenName}
          </strong>
          {role && <small className="note-13">{phrased(role)}</small>}
        </div>
        {children}
      </div>
      {messageToStudents && <p className={styles.message}>{messageToStudents}</p>}
    </>
  )
}
