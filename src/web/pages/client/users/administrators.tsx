import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { PersonMark } from '#web/ui/marks/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './users.module.css'

const AdministratorFields = graphql(`
  fragment Administrator on CompanyUser {
    id
    familyName
    givenName
    department
    title
    picture
  }
`)

/** For colleagues who do not manage the users: the people who do, without anybody's mail address. */
export function Administrators({
  administrators,
}: {
  administrators: readonly FragmentType<typeof AdministratorFields>[]
}) {
  return (
    <Card as="section" aria-labelledby="administrators" className={styles.section}>
      <h2 id="administrators">
        <Phrases>管理者がユーザーを管理しています</Phrases>
      </h2>
      <p className="quiet">招待、役割の変更、利用の停止は、次の管理者に依頼してください。</p>
      <ul className="stack-4">
        {administrators
          .map((one) => readFragment(AdministratorFields, one))
          .map(({ id, familyName, givenName, department, title, picture }) => (
            <li className="line-3" key={id}>
              <PersonMark name={familyName} picture={picture} />
              <span className={styles.who}>
                <strong>
                  {familyName} {givenName}
                </strong>
                <small>{[department, title].filter(Boolean).join('・')}</small>
              </span>
            </li>
          ))}
      </ul>
    </Card>
  )
}
