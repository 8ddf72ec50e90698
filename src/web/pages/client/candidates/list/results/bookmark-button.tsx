import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { useBookmark } from '../candidate-acts.ts'
import styles from './card.module.css'

type BookmarkButtonProps = { candidate: { id: string; bookmarked: boolean }; school: string }

export function BookmarkButton({ candidate, school }: BookmarkButtonProps) {
  const bookmark = useBookmark(candidate)
  return (
    <Button
      kind="quiet"
      icon
      className={styles.bookmark}
      aria-label={`${school}の学生をブックマーク`}
      aria-pressed={bookmark.isOn}
      onClick={bookmark.toggle}
    >
      <Icon name={bookmark.isOn ? 'bookmark-filled' : 'bookmark'} />
    </Button>
  )
}
