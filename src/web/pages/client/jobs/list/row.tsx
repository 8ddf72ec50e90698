import { Link } from 'react-router'
import { graphql } from '#web/generated/index.ts'
import type { JobRowFieldsFragment } from '#web/generated/graphql.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Menu, MenuItem, menuItemClass, MenuLine } from '#web/ui/overlays/menu.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { figureCellClass } from '#web/ui/tables/table.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { deskText } from '#ground/words/desk.ts'
import { TakenDown } from '../parts/taken-down.tsx'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { publishPart } from '../parts/job-steps.tsx'
import type { JobIntent } from './act.ts'
import styles from './list.module.css'

export const JobRowFields = graphql(`
  fragment JobRowFields on JobDescription {
    id
    title
    status
    __typename
    isArchived
    isFair
    takedown {
      reason
    }
    lastEditedAt
    canDelete
    checkedAt
    needsCheck
    canSaveAsDraft
    canSendScoutInvitation
    totalSent
    totalSentInSight
    totalScheduled
    totalPending
    totalAccepted
    totalHired
    scoutType {
      label
    }
  }
`)
export type Job = JobRowFieldsFragment

const kinds = {
  DraftJobDescription: '案内方法が未定',
  MessageJobDescription: 'メッセージで案内',
  SchedulingJobDescription: '日程を選ぶ',
} as const

type JobRowProps = JobMenuProps & { refused: { code: string; message: string } | undefined }

export function JobRow({ job, refused, ...menu }: JobRowProps) {
  // To its company a scout that has not left yet is one without an answer, as in the lists that the figures lead to.
  const figures = [
    ['送信', job.totalSentInSight, 'sent'],
    ['返信待ち', job.totalPending + job.totalScheduled, 'pending'],
    ['承認', job.totalAccepted, 'accepted'],
    ['採用', job.totalHired, 'hired'],
  ] as const
  return (
    <tr aria-busy={menu.isBusy || undefined}>
      <th scope="row">
        <Link className={classNames(styles.title, styles.open)} to={clientUrls.jobEdit(job.id)}>
          {job.title}
        </Link>
        <span className={styles.marks}>
          <Badge kind="plum">{job.scoutType.label}</Badge>
          <Badge kind="line">{kinds[job.__typename]}</Badge>
          {job.isFair && <Badge kind="line">フェアモード</Badge>}
          {job.takedown && <Badge kind="error">運営が掲載を停止</Badge>}
          {job.totalScheduled > 0 && <Badge>うち送信予約 {job.totalScheduled}</Badge>}
          {job.status === 'DRAFT' && <Badge kind="warning">下書き</Badge>}
        </span>
        {job.takedown && <TakenDown reason={job.takedown.reason} />}
        {job.needsCheck && <Recheck job={job} {...menu} />}
        {refused && (
          <Notice kind="error" live className={styles.refused}>
            <p>{refused.message}</p>
            {refused.code === 'job_incomplete' && (
              <p>
                <Link className={linkClass()} to={clientUrls.jobEdit(job.id, publishPart)}>
                  足りない項目を確認する
                </Link>
              </p>
            )}
          </Notice>
        )}
      </th>
      {figures.map(([name, figure, scoutInvitationStatus]) => (
        <td key={name} className={figureCellClass} data-label={name}>
          {figure === 0 ? (
            <span className={styles.figure}>0</span>
          ) : (
            <Link
              className={linkClass(styles.figure)}
              to={clientUrls.jobCandidates(job, { scoutInvitationStatus })}
              aria-label={`「${job.title}」の${name}の学生${figure}名`}
            >
              {figure}
            </Link>
          )}
        </td>
      ))}
      <td data-label="最終更新">
        <time dateTime={job.lastEditedAt}>{slashDate(job.lastEditedAt)}</time>
      </td>
      <td className={styles.acts}>
        <JobMenu job={job} {...menu} />
      </td>
    </tr>
  )
}

/** After 90 days the company is asked once more; after 30 further days the clock archives the job. */
function Recheck({ job, isBusy, onAct }: JobMenuProps) {
  const canWrite = useCanWrite()
  return (
    <div className={styles.check}>
      <span>掲載内容の確認日は{slashDate(job.checkedAt)}です。いまも正しければ、確認済みにしてください。</span>
      {canWrite && (
        <Button kind="secondary" busy={isBusy} onClick={() => onAct('check')}>
          確認しました
        </Button>
      )}
    </div>
  )
}

type JobMenuProps = {
  job: Job
  isBusy: boolean
  onAct: (intent: JobIntent) => void
  onDelete: () => void
}

function JobMenu({ job, isBusy, onAct, onDelete }: JobMenuProps) {
  const isDraft = job.status === 'DRAFT'
  const readOnly = useCanWrite() ? undefined : '役割が「閲覧のみ」のため、操作できません'
  const locked = readOnly ?? (job.takedown ? '運営が掲載を止めています' : undefined)
  return (
    <Menu
      label={`「${job.title}」の操作`}
      trigger={<Icon name="more" />}
      triggerLabel={`「${job.title}」の操作`}
      triggerClass={buttonClass({ kind: 'quiet', icon: true })}
      className={styles.menu}
    >
      {job.canSendScoutInvitation && (
        <>
          <Link className={menuItemClass()} role="menuitem" tabIndex={-1} to={clientUrls.candidatesFor(job.id)}>
            <Icon name="search" />
            学生をさがしてスカウト
          </Link>
          <MenuLine />
        </>
      )}
      {!readOnly && (
        <Link className={menuItemClass()} role="menuitem" tabIndex={-1} to={clientUrls.jobEdit(job.id)}>
          <Icon name="edit" />
          編集
        </Link>
      )}
      {job.totalSent > 0 && (
        <Link className={menuItemClass()} role="menuitem" tabIndex={-1} to={clientUrls.jobCandidates(job)}>
          <Icon name="users" />
          この募集の学生
        </Link>
      )}
      {isDraft ? (
        <Act icon="upload" reason={readOnly} onPress={() => onAct('publish')} isBusy={isBusy}>
          公開する
        </Act>
      ) : (
        <Act
          icon="memo"
          reason={readOnly ?? (job.canSaveAsDraft ? undefined : deskText.job_not_draftable)}
          onPress={() => onAct('draft')}
          isBusy={isBusy}
        >
          下書きに戻す
        </Act>
      )}
      <Act icon="copy" reason={locked} onPress={() => onAct('duplicate')} isBusy={isBusy}>
        複製
      </Act>
      <Act
        icon={job.isArchived ? 'refresh' : 'archive'}
        reason={job.isArchived ? locked : readOnly}
        onPress={() => onAct(job.isArchived ? 'unarchive' : 'archive')}
        isBusy={isBusy}
      >
        {job.isArchived ? '元に戻す' : 'アーカイブ'}
      </Act>
      <MenuLine />
      <Act
        icon="trash"
        danger
        reason={locked ?? (job.canDelete ? undefined : 'スカウトを送った募集は削除できません')}
        onPress={onDelete}
        isBusy={isBusy}
      >
        削除
      </Act>
    </Menu>
  )
}

type ActProps = Pick<Parameters<typeof MenuItem>[0], 'icon' | 'danger'> & {
  /** Why the act is not possible. The act stays in the menu, so that the user can read the reason. */
  reason: string | undefined
  isBusy: boolean
  onPress: () => void
  children: string
}

function Act({ icon, danger, reason, isBusy, onPress, children }: ActProps) {
  const isBlocked = reason !== undefined || isBusy
  return (
    <MenuItem
      icon={icon}
      danger={danger && !reason}
      className={isBlocked ? styles.blocked : undefined}
      aria-disabled={isBlocked || undefined}
      onClick={(event) => (isBlocked ? event.stopPropagation() : onPress())}
    >
      <span>
        {children}
        {reason && <small>{reason}</small>}
      </span>
    </MenuItem>
  )
}
