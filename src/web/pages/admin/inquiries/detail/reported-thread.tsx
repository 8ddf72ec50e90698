import { openingReason } from '#domain/inquiry/thread-report/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { slashDateTime } from '#ground/tokyo-time.ts'
import type { CompanyWordKind, ReportedThreadQuery } from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { IntentForm, useIntentForm, type IntentAnswer } from '../../parts/intent-form.tsx'
import { Nothing, Section } from '../../parts/section.tsx'
import { checkOpeningForm } from './act.ts'

const InquiryReportedThread = graphql(`
  fragment InquiryReportedThread on Inquiry {
    id
    hasReportedThread
  }
`)

type Thread = ReportedThreadQuery['reportedThread']
type ReportedThreadSectionProps = {
  inquiry: FragmentType<typeof InquiryReportedThread>
  answer: (IntentAnswer & { reportedThread?: Thread }) | undefined
}

/** The scout that a student reported, with its thread. It is shown after a reason was given, which is kept in the record. */
export function ReportedThreadSection({ inquiry, answer }: ReportedThreadSectionProps) {
  const { id, hasReportedThread } = readFragment(InquiryReportedThread, inquiry)
  const labels = { reason: openingReason.label }
  const form = useIntentForm({ intent: 'openThread', id, labels, check: checkOpeningForm, answer })
  if (!hasReportedThread) return null
  return (
    <Section id="reported-thread" title="通報されたスカウトとやりとり">
      {answer?.reportedThread ? (
        <>
          <WordList words={answer.reportedThread.words} />
          <MessageList id={id} messages={answer.reportedThread.messages} />
        </>
      ) : (
        <IntentForm form={form} send="やりとりを開く">
          <TextField
            {...form.field('reason')}
            label={openingReason.label}
            required
            hint="開いた人・日時・理由を記録します。"
          />
        </IntentForm>
      )}
    </Section>
  )
}

const wordNames: Record<CompanyWordKind, string> = {
  LETTER: 'スカウトの文面',
  REASON: 'スカウトの理由',
  FOLLOW_UP: 'フォロー',
  DATE_BOOKED: '企業が予約した日程のメッセージ',
  DATE_CALLED_OFF: '中止した日程のメッセージ',
  DATES_REFUSED: '日程の希望への返信',
  OUTCOME: '結果のメッセージ',
}

const WordList = ({ words }: Pick<Thread, 'words'>) => (
  <ol className="stack-4">
    {words.map(({ kind, at, text }) => (
      <li key={`${kind}-${at}`} className="stack-1">
        <p className="note-13">
          {wordNames[kind]}　{slashDateTime(at)}
        </p>
        <p className="written">{text}</p>
      </li>
    ))}
  </ol>
)

function MessageList({ id, messages }: { id: string; messages: Thread['messages'] }) {
  const fileAddress = useFileAddress()
  if (messages.length === 0) return <Nothing>メッセージはありません。</Nothing>
  return (
    <ol className="stack-4">
      {messages.map(({ position, isOfCompany, text, sentAt, files }) => (
        <li key={position} className="stack-1">
          <p className="note-13">
            {isOfCompany ? '企業' : '学生'}　{slashDateTime(sentAt)}
          </p>
          <p className="written">{text}</p>
          {files.map(({ number, fileName }) => (
            <a
              key={number}
              className={linkClass()}
              href={fileAddress(adminUrls.reportedFile(id, position, number))}
              download={fileName}
            >
              {fileName}
            </a>
          ))}
        </li>
      ))}
    </ol>
  )
}
