import { type ReactNode, useState } from 'react'
import { longDateTime } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { Link } from 'react-router'
import { LinkButton, linkButtonClass } from '#web/ui/link-button.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { AuthorLine } from '../../parts/author-line.tsx'
import { ListRow } from '../../parts/row-list.tsx'

export const NoteFields = graphql(`
  fragment Note on CandidateNote {
    id
    candidateId
    text
    revision
    insertedAt
    editedAt
    canEdit
    canDelete
    author {
      id
      familyName
      givenName
      hasLeft
    }
    mentioned {
      id
      familyName
      givenName
      hasLeft
    }
    job {
      id
      title
    }
  }
`)

type NoteProps = { note: FragmentType<typeof NoteFields>; canWrite: boolean; children?: ReactNode }

/** A note with its writer and time; `children` is its form while it is edited. */
export function Note({ note: masked, canWrite, children }: NoteProps) {
  const note = readFragment(NoteFields, masked)
  const { id, candidateId, text, author, mentioned, job } = note
  const [isDeleting, setDeleting] = useState(false)
  return (
    <ListRow>
      <article className="stack-2" aria-label={`${author.familyName}さんのノート`}>
        <AuthorLine author={author}>
          <span className="quiet">{longDateTime(note.insertedAt)}</span>
          {note.editedAt && <span className="quiet">（{longDateTime(note.editedAt)}に編集）</span>}
        </AuthorLine>
        {job && <p className="note-13">{job.title}</p>}
        {children || (
          <>
            {mentioned.length > 0 && (
              <p className="row-2">
                {mentioned.map((person) => (
                  <Badge key={person.id} kind={person.hasLeft ? undefined : 'plum'}>
                    @{person.familyName} {person.givenName}
                    {person.hasLeft && '（利用停止中）'}
                  </Badge>
                ))}
              </p>
            )}
            <p className="written">{text}</p>
            {canWrite && (note.canEdit || note.canDelete) && (
              <p className="row-3">
                {note.canEdit && (
                  <Link
                    className={linkButtonClass()}
                    to={clientUrls.candidateNotes(candidateId, id)}
                    preventScrollReset
                  >
                    編集する
                  </Link>
                )}
                {note.canDelete && <LinkButton onClick={() => setDeleting(true)}>削除する</LinkButton>}
              </p>
            )}
          </>
        )}
      </article>
      {note.canDelete && (
        <ConfirmAct
          open={isDeleting}
          onClose={() => setDeleting(false)}
          title="ノートの削除"
          fields={{ intent: 'delete', id }}
          verb="削除する"
        >
          <p>{`${author.familyName}さんのノートを削除します。元に戻せません。`}</p>
        </ConfirmAct>
      )}
    </ListRow>
  )
}
