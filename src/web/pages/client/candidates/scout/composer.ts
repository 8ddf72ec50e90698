import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useFetcher, useLocation, useNavigate } from 'react-router'
import { isClaimed } from '#domain/scout-invitation/sending/claim/rules.ts'
import type { Letter } from '#domain/scout-invitation/sending/renewal/rules.ts'
import { readFragment } from '#web/generated/index.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { problemsOf, type SendAnswer } from './act.ts'
import { messages } from '#web/texts/messages.ts'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import { useHeard } from '#web/parts/answers/heard.ts'
import { useCanWrite } from '../../parts/can-write.ts'
import { useSelection } from '../parts/selection.ts'
import { beginSending, type Draft, type Way } from '../../parts/scout-draft/draft.ts'
import { settled, takeOutSent } from '../../parts/scout-draft/saving.ts'
import { ScoutDraftFields } from '../../parts/scout-draft/server-draft.ts'
import { useDraft } from '../../parts/scout-draft/stored-draft.ts'
import { useClaims } from './claims/claims.ts'
import type { loadComposer } from './load.ts'
import { chosenTimeOf, sendAtOf, type ChosenTime } from './send-time/send-at.ts'
import { inOrder, lettersFor, ScoutPerson } from './people.ts'
import { sendingLimits } from './sending-limits.ts'
import { useComingSearch, useStepUrls } from './steps/step-urls.ts'
import { invitationOf, isReady, checkTexts } from './text-checks.ts'

export const steps = ['募集と対象', '文面', '確認'] as const

export type Loaded = Awaited<ReturnType<typeof loadComposer>>

/** Everything the three steps share: the students, the draft, and the checks of its texts. */
export function useComposer({ data, ids, jobId, back, next, foundBy }: Loaded) {
  const viewer = data.viewer?.__typename === 'CompanyViewer' ? data.viewer : null
  const job = data.jobDescriptionsForScoutInvitation.find(({ id }) => id === jobId)
  const sender = useSender()
  const canWrite = useCanWrite()
  const loaded = useMemo(() => ({ server: readFragment(ScoutDraftFields, data.ownScoutDraft) ?? null }), [data])
  const storedDraft = useDraft(
    { viewerId: viewer?.id ?? '', jobId },
    {
      ids,
      beginning: job ? beginningOf(job.lastScoutText, ids.length) : null,
      loaded,
      isSaving: canWrite && job !== undefined && !sender.isSending,
    },
  )
  const { draft: ownDraft, change } = storedDraft
  const { urlOf, urlAt, urlWithout, stepParam, isOutside } = useStepUrls()
  const experiment = (!isOutside && job?.scoutExperiment) || null
  const draft = experiment ? withExperiment(ownDraft, experiment) : ownDraft
  const people = inOrder(
    ids,
    readFragment(
      ScoutPerson,
      data.searchCandidates.edges.map(({ node }) => node),
    ),
  )
  // A job in fair mode is written for by the listed users, from whom fair mode hides.
  const isClosed = ({ isFair }: { isFair: boolean }) => isFair && !data.isFairModeOn
  const isJobClosed = job !== undefined && isClosed(job)
  const statuses = isJobClosed ? undefined : data.sendScoutInvitationStatuses
  const bulkSendLimit = viewer?.contract.plan.bulkSendLimit ?? 0
  const open = statuses ? [...statuses.new, ...statuses.renew] : []
  const claims = useClaims(stepParam === 'sent' ? [] : people, storedDraft.draft)
  const receivers = people.filter(({ id }) => open.includes(id) && !claims.has(id))
  const receiverIds = receivers.map(({ id }) => id)
  const checks = useTextChecks(
    draft,
    receivers.map((person) => [person.id, lettersFor(jobId, person)] as const),
  )
  const readyIds = receiverIds.filter((id) => isReady(checks.people.get(id)))
  const [chosenId, setCurrentId] = useState<string | null>(null)
  const current =
    receivers.find(({ id }) => id === chosenId) ?? receivers.find(({ id }) => !readyIds.includes(id)) ?? receivers[0]
  const { remove } = useSelection(viewer?.id ?? '')
  const navigate = useNavigate()
  const toast = useToast()
  const { chosenTime, isTimeComing } = useChosenTime()
  const chooseTime = (time: ChosenTime | null) =>
    // The choice shows where it was pressed in the same event, before the browser puts it back.
    void navigate(urlAt(time), { replace: true, preventScrollReset: true, flushSync: true })
  const takeOut = (id: string) => {
    const before = urlWithout([])
    void navigate(urlWithout([id]), { replace: true, preventScrollReset: true })
    toast({
      text: '送る学生から外しました',
      action: {
        label: messages.undo,
        onPress: () => void navigate(before, { replace: true, preventScrollReset: true }),
      },
    })
  }
  const way = { sendAt: sendAtOf(chosenTime), experimentId: experiment?.id ?? null }
  const send = () =>
    sender.send(() => {
      const begun = beginSending(ownDraft, readyIds, way, crypto.randomUUID(), foundBy)
      change(() => begun)
      return { jobId, begun, readyIds, way }
    })
  useHeard(sender.answer && 'sent' in sender.answer ? sender.answer : null, ({ sent, sending }) => {
    // A letter that a colleague's claim held back is not done: its words stay in the draft, as the server keeps them.
    const claimedIds = sent.failures.filter(isClaimed).map(({ candidateId }) => candidateId)
    const doneIds = sending.invitations
      .map(({ candidateId }) => candidateId)
      .filter((candidateId) => !claimedIds.includes(candidateId))
    takeOutSent(storedDraft.name, doneIds, sent.draftRevision)
    remove(doneIds)
    // A reload must show what was sent, and Back must not lead to the confirmation.
    void navigate(urlOf('sent'), { replace: true })
  })
  return {
    viewer,
    jobs: data.jobDescriptionsForScoutInvitation,
    jobOptions: data.jobDescriptionsForScoutInvitation.map((one) => ({
      value: one.id,
      label: isClosed(one) ? `${one.title}（フェアモードの担当者だけが送れます）` : one.title,
      disabled: isClosed(one),
    })),
    isJobClosed,
    job,
    /** The job of the address takes no scouts any more; null while it does. */
    lostJob:
      jobId !== '' && !job ? { id: jobId, ...(data.jobDescription ?? { title: null, isArchived: false }) } : null,
    templates: data.scoutTemplates,
    colleagues: data.companyUsers.filter(({ id }) => id !== viewer?.id),
    reasonFigures: data.reasonFigures,
    quota: data.scoutQuota,
    limits: sendingLimits(receivers.length, data.scoutQuota, bulkSendLimit),
    readyLimits: sendingLimits(readyIds.length, data.scoutQuota, bulkSendLimit),
    chosenTime,
    chooseTime,
    isTimeComing,
    deliveries: data.scoutDeliveries.filter(({ candidateId }) => readyIds.includes(candidateId)),
    statuses,
    back,
    next,
    people,
    receivers,
    claimed: people.flatMap((person) => {
      const claim = open.includes(person.id) ? claims.get(person.id) : undefined
      return claim ? [{ person, claim }] : []
    }),
    leftOut: people.filter(({ id }) => statuses && !open.includes(id)),
    missing: ids.length - people.length,
    storedDraft: { ...storedDraft, draft },
    /** The comparison that this sending is a part of; null for the text of one's own. */
    experiment,
    checks,
    readyIds,
    current,
    setCurrentId,
    takeOut,
    ...sender,
    send,
  }
}

type Experiment = NonNullable<Loaded['data']['jobDescriptionsForScoutInvitation'][number]['scoutExperiment']>

/** Chance gives the text at sending: what is checked and shown before is the longer one, which leaves a reason less room. */
function withExperiment(draft: Draft, { versions }: Experiment): Draft {
  const [longer] = versions.toSorted((a, b) => b.message.length - a.message.length)
  return longer ? { ...draft, subject: longer.subject, message: longer.message } : draft
}

type LastText = NonNullable<Loaded['data']['jobDescriptionsForScoutInvitation'][number]['lastScoutText']>

/** A subject that was written for one student is none for many. */
const beginningOf = (last: LastText | null, count: number) =>
  last && {
    message: last.message,
    subject: last.isOfOne && count > 1 ? '' : last.subject,
    template:
      last.scoutTemplateId !== null && last.scoutTemplateVersion !== null
        ? { id: last.scoutTemplateId, version: last.scoutTemplateVersion }
        : null,
  }

export type Composer = ReturnType<typeof useComposer>
export type ReasonFigures = Composer['reasonFigures']

/** Checks the texts a moment after typing, so that a hundred texts never slow down the typing. */
function useTextChecks(draft: Parameters<typeof checkTexts>[0], people: readonly (readonly [string, Letter[]])[]) {
  const typed = useDeferredValue(draft)
  const key = JSON.stringify(people)
  return useMemo(() => {
    const earlier = new Map(JSON.parse(key) as [string, Letter[]][])
    return checkTexts(typed, [...earlier.keys()], earlier)
  }, [typed, key])
}

/** A choice shows at once, while the page asks when each scout would arrive. */
function useChosenTime() {
  const { search } = useLocation()
  const coming = useComingSearch()
  return { chosenTime: chosenTimeOf(new URLSearchParams(coming)), isTimeComing: coming !== search }
}

type Begun = { jobId: string; begun: ReturnType<typeof beginSending>; readyIds: readonly string[]; way: Way }

/** A sending keeps one idempotency key until its answer has come, across reloads and repeated presses. */
function useSender() {
  const fetcher = useFetcher<SendAnswer>()
  const answer = fetcher.data
  const isUnderway = useRef(false)
  const [isBegun, setBegun] = useState(false)
  // A second click may come before React has rendered the first one.
  const send = async (begin: () => Begun) => {
    if (isUnderway.current) return
    isUnderway.current = true
    setBegun(true)
    const { jobId, begun, readyIds, way } = begin()
    const invitations = readyIds.map((id) => invitationOf(begun, id))
    const { subject, message, template, promises, followUp } = begun
    const letters = { subject, message, template, invitations, promises, followUp }
    const sending = { jobId, ...letters, ...way, foundBy: begun.sending.foundBy }
    // The sending takes its students out of the stored draft: a save under way comes before it.
    await settled()
    await fetcher.submit({ sending: JSON.stringify(sending), idempotencyKey: begun.sending.key }, { method: 'post' })
    isUnderway.current = false
    setBegun(false)
  }
  return { send, isSending: isBegun || isOnItsWay(fetcher), answer, problems: problemsOf(answer) }
}
