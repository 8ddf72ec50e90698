import { Link } from 'react-router'
import { readFragment, type FragmentType } from '#web/generated/index.ts'
import { ContentBlockFields } from '#web/parts/content-blocks/content-block-fields.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { clientUrls } from '#ground/client-urls.ts'

type UndescribedPicturesProps = { jobId: string; contents: readonly FragmentType<typeof ContentBlockFields>[] }

/** Names the pictures that say nothing to students who cannot see them; publishing is not refused. */
export function UndescribedPictures({ jobId, contents }: UndescribedPicturesProps) {
  const pictures = readFragment(ContentBlockFields, contents).filter((block) => block.__typename === 'ImageBlock')
  const undescribed = pictures.flatMap(({ description }, at) => (description.trim() === '' ? [`${at + 1}枚目`] : []))
  if (undescribed.length === 0) return null
  return (
    <Notice>
      <p>説明のない画像があります（{undescribed.join('・')}）。説明は、画像を見られない学生に読み上げられます。</p>
      <p>
        <Link className={linkClass()} to={`${clientUrls.jobEdit(jobId)}#contents`}>
          画像の説明を書く
        </Link>
      </p>
    </Notice>
  )
}
