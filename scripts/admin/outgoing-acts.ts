import { waitingFates } from '#domain/notification/delivery/stop/rules.ts'
import { anAct, list, moment, option, word } from './act.ts'

type Row = { channel: string; kind: string; name: string }
type Stop = Row & { reason: string; operatorName: string; stoppedAt: string }
type Waiting = Row & { count: number; late: number; oldestAt: string }

const channel = word('CHANNEL', ['MAIL', 'PUSH'])
const kind = word('KIND')
const stopped = ({ CHANNEL, KIND }: Record<string, string | undefined>) => ({ channel: CHANNEL, kind: KIND })

export const outgoingActs = [
  anAct<{ outgoingStops: Stop[]; outgoingWaiting: Waiting[] }>({
    name: 'outgoing list',
    about: 'What is stopped, and what waits in the queue by kind; late is what does not leave any more.',
    words: [],
    document: `query Outgoing {
      outgoingStops { channel kind name reason operatorName stoppedAt }
      outgoingWaiting { channel kind name count late oldestAt } }`,
    variables: () => ({}),
    tell: ({ outgoingStops: stops, outgoingWaiting: waiting }) =>
      [
        list(
          ['STOPPED', 'KIND', 'SINCE (TOKYO)', 'BY', 'REASON', 'NAME'],
          stops.map((row) => [row.channel, row.kind, moment(row.stoppedAt), row.operatorName, row.reason, row.name]),
        ),
        list(
          ['WAITING', 'KIND', 'COUNT', 'LATE', 'SINCE (TOKYO)', 'NAME'],
          waiting.map((row) => [
            row.channel,
            row.kind,
            String(row.count),
            String(row.late),
            moment(row.oldestAt),
            row.name,
          ]),
        ),
      ].join('\n\n'),
  }),
  anAct<{ outgoingKinds: { kind: string; name: string; channels: string[] }[] }>({
    name: 'outgoing kinds',
    about: 'The kinds that can be stopped one by one. Codes of sign-in, invitations and warnings always go.',
    words: [],
    document: 'query Kinds { outgoingKinds { kind name channels } }',
    variables: () => ({}),
    tell: ({ outgoingKinds: kinds }) =>
      list(
        ['KIND', 'CHANNELS', 'NAME'],
        kinds.map(({ kind: code, channels, name }) => [code, channels.join(' '), name]),
      ),
  }),
  anAct({
    name: 'outgoing stop',
    about: 'Stops a kind, or ALL of a channel, from the next mail or push on. What comes to its turn waits.',
    words: [channel, kind],
    options: { reason: option('for colleagues, without names of people') },
    needs: ['reason'],
    document: `mutation Stop($channel: OutgoingChannel!, $kind: String!, $reason: String!) {
      stopOutgoing(channel: $channel, kind: $kind, reason: $reason) }`,
    variables: ({ reason, ...words }) => ({ ...stopped(words), reason }),
    tell: () => 'Stopped.',
  }),
  anAct<{ done: { sent: number; discarded: number } }>({
    name: 'outgoing resume',
    about: 'Ends a stop. What waited leaves, unless it is late, or is thrown away.',
    words: [channel, kind],
    options: { waiting: option('what becomes of what waited', waitingFates) },
    needs: ['waiting'],
    document: `mutation Resume($channel: OutgoingChannel!, $kind: String!, $fate: WaitingFate!) {
      done: resumeOutgoing(channel: $channel, kind: $kind, fate: $fate) { sent discarded } }`,
    variables: ({ waiting: fate, ...words }) => ({ ...stopped(words), fate }),
    tell: ({ done }) => `${done.sent} leave now, ${done.discarded} were thrown away.`,
  }),
  anAct<{ done: number }>({
    name: 'outgoing discard',
    about: 'Throws away what waits of a kind while it is stopped.',
    words: [channel, kind],
    document: `mutation Discard($channel: OutgoingChannel!, $kind: String!) {
      done: discardOutgoing(channel: $channel, kind: $kind) }`,
    variables: stopped,
    tell: ({ done }) => `${done} were thrown away.`,
  }),
]
