import { scoreWords } from '#domain/scout-invitation/evaluation/rules.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { readFragment, type FragmentType } from '#web/generated/index.ts'
import { AuthorLine } from '../author-line.tsx'
import { ListRow, RowList } from '../row-list.tsx'
import { EvaluationFields } from './fields.ts'
import styles from './evaluation.module.css'

type EvaluationListProps = { evaluations: readonly FragmentType<typeof EvaluationFields>[]; hasMeeting?: boolean }

/** Evaluations with their writers; `hasMeeting` names the meeting of each. */
export const EvaluationList = ({ evaluations, hasMeeting }: EvaluationListProps) => (
  <RowList>
    {readFragment(EvaluationFields, evaluations).map(({ id, author, points, text, metAt, jobTitle, isOwn }) => (
      <ListRow key={id}>
        <article className="stack-2" aria-label={`${author.familyName}さんの評価`}>
          <AuthorLine author={author} isOwn={isOwn}>
            {hasMeeting && (
              <span className="quiet">
                {longDate(metAt)}　{jobTitle}
              </span>
            )}
          </AuthorLine>
          {points.length > 0 && (
            <dl className={styles.points}>
              {points.map(({ name, score }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <b className="num">{score}</b> {scoreWords[score]}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {text && <p className="written">{text}</p>}
        </article>
      </ListRow>
    ))}
  </RowList>
)
