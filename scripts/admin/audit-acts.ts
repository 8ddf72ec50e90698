import { anAct, list, moment, option, pageOption } from './act.ts'

type Entry = {
  insertedAt: string
  area: string
  actorId: string | null
  operatorName: string | null
  action: string
  subject: string
  subjectId: string
  from: string | null
  to: string | null
}

export const auditActs = [
  anAct<{ auditEntries: { totalCount: number; nodes: Entry[] } }>({
    name: 'audit search',
    about: 'Who did what, newest first, of the last month. The search is recorded too.',
    words: [],
    options: {
      from: option('the first day, YYYY-MM-DD'),
      to: option('the last day'),
      area: option('whose act it was', ['candidate', 'client', 'admin', 'system']),
      actor: option('the id of the person who acted'),
      company: option('the id of a company'),
      candidate: option('the id of a student'),
      action: option('such as signContract'),
      subject: option('such as contract'),
      'subject-id': option('the id of what was acted on'),
      request: option('the request id that a page showed'),
      page: pageOption('fifty'),
    },
    document: `query Audit($from: Date, $to: Date, $area: AuditArea, $actorId: String, $companyId: String,
        $candidateId: String, $action: String, $subject: String, $subjectId: String, $requestId: String, $page: Int!) {
      auditEntries(from: $from, to: $to, area: $area, actorId: $actorId, companyId: $companyId,
          candidateId: $candidateId, action: $action, subject: $subject, subjectId: $subjectId, requestId: $requestId,
          page: $page) {
        totalCount
        nodes { id insertedAt area actorId operatorName companyId candidateId action subject subjectId from to requestId
          details } } }`,
    variables: ({ from, to, area, actor, company, candidate, action, subject, request, page, ...rest }) => ({
      from,
      to,
      area,
      action,
      subject,
      actorId: actor,
      companyId: company,
      candidateId: candidate,
      subjectId: rest['subject-id'],
      requestId: request,
      page: Number(page ?? 1),
    }),
    tell: ({ auditEntries: { nodes, totalCount } }) =>
      list(
        ['AT (TOKYO)', 'WHO', 'ACTION', 'SUBJECT', 'STATUS'],
        nodes.map((entry) => [
          moment(entry.insertedAt),
          entry.operatorName ?? `${entry.area} ${entry.actorId ?? ''}`.trim(),
          entry.action,
          `${entry.subject} ${entry.subjectId}`,
          [entry.from, entry.to].filter(Boolean).join(' → '),
        ]),
        totalCount,
      ),
  }),
]
