import { WebSocket } from 'ws'
import { demoPassword } from '#seeds/demo-sign-ins.ts'
import type { Area } from '#ground/area.ts'
import { documentTexts, pause, type Asked } from '../under-load/visitors.ts'
import type { Answers } from './answers.ts'
import { morning, thought } from './shape.ts'
import type { Reader, Recruiter } from './world.ts'

type Parts = {
  url: string
  answers: Answers
  /** How many times faster than an hour the bench goes. */
  haste: number
  random: () => number
}
type Visit = { area: Area; cookie: string; address: string }
type Slot = { id: string; availability: string }

const searches = [
  { graduationYears: [2028] },
  { graduationYears: [2028], schoolDepartmentCategories: ['SCIENCE'], prefectureIds: ['23'] },
  { textKeywords: ['研究'] },
]
const moved = {
  candidate: 'subscription { threadWithCompanyChanged { scoutInvitationId } }',
  client: 'subscription { threadWithCandidateChanged { scoutInvitationId } }',
}

/** The visits of students and recruiters. Each person has an address of their own, which the proxy names. */
export function openPeople({ url, answers, haste, random }: Parts) {
  const texts = documentTexts()
  const sockets: WebSocket[] = []
  const lost = { count: 0 }
  let people = 0
  const think = (seconds: number) => pause((seconds * (0.5 + random()) * 1000) / haste)
  const newAddress = () => {
    people += 1
    return `100.${64 + ((people >> 16) & 63)}.${(people >> 8) & 255}.${people & 255}`
  }

  const page = ({ cookie, address }: Omit<Visit, 'area'>, path: string): Asked => ({
    method: 'GET',
    path,
    headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
  })
  async function question(name: string, { area, cookie, address }: Visit, variables: object) {
    const got = await answers.send(name, {
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', origin: url, 'x-area': area, 'x-forwarded-for': address, cookie },
      body: JSON.stringify({ query: texts.get(name), variables }),
    })
    return got && (JSON.parse(got.text()) as { data: Record<string, unknown> }).data
  }

  /** The cookie of a new session; undefined where the sign-in was not answered. */
  async function signIn(area: Area, email: string, address: string) {
    const form = await answers.send('sign-in page', page({ cookie: '', address }, `/${area}/login`))
    if (!form) return undefined
    const got = await answers.send('sign in', {
      method: 'POST',
      path: `/${area}/login`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url, 'x-forwarded-for': address },
      body: new URLSearchParams({ email, password: demoPassword }).toString(),
    })
    return got?.cookie
  }

  /** Opens the socket of a page, until the hour is over. */
  function listen({ area, cookie, address }: Visit) {
    const headers = { origin: url, cookie, 'x-forwarded-for': address }
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
    const send = (message: object) => socket.send(JSON.stringify(message))
    socket.on('open', () => send({ type: 'connection_init', payload: { area } }))
    socket.on('error', () => undefined)
    socket.on('close', () => (lost.count += 1))
    socket.on('message', (text: Buffer) => {
      const { type } = JSON.parse(text.toString()) as { type: string }
      if (type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: { query: moved[area as 'client'] } })
    })
    sockets.push(socket)
  }

  async function student({ email, cookie: token }: Reader): Promise<Visit | undefined> {
    const address = newAddress()
    const cookie = token ? `yoake_candidate=${token}` : await signIn('candidate', email, address)
    return cookie ? { area: 'candidate', cookie, address } : undefined
  }

  /** Opens the letter from the mail, reads, and perhaps accepts and chooses a date. */
  async function read(reader: Reader) {
    const visit = await student(reader)
    const id = reader.scoutInvitationId
    if (!visit || !(await answers.send('letter', page(visit, `/candidate/invitations/${id}`)))) return
    listen(visit)
    await question('ReadScoutInvitation', visit, { id })
    await think(thought.letterSeconds)
    if (random() < morning.accept && (await question('AcceptScoutInvitation', visit, { id }))) {
      const schedule = await question('SchedulePage', visit, { id })
      await think(thought.dateSeconds)
      const { offeredScheduling } = (schedule?.['scoutInvitation'] ?? {}) as { offeredScheduling?: { slots: Slot[] } }
      const free = offeredScheduling?.slots.filter(({ availability }) => availability === 'OPEN') ?? []
      const slot = free[Math.floor(random() * free.length)]
      const chosen = { scoutInvitationId: id, schedulingDateId: slot?.id }
      if (slot && (await question('ChooseSchedulingDate', visit, chosen)))
        await question('EventDetailsPage', visit, { id })
    }
    await question('InvitationListPage', visit, { status: 'PENDING', first: 20, offset: 0 })
  }

  /** Looks in without a letter. */
  async function lookIn(reader: Reader) {
    const visit = await student(reader)
    if (!visit || !(await answers.send('student home', page(visit, '/')))) return
    listen(visit)
    await think(thought.searchSeconds)
    await answers.send('companies', page(visit, '/candidate/companies'))
  }

  /** Signs in, looks at the day, searches, and reads the inbox. */
  async function recruit({ email }: Recruiter) {
    const address = newAddress()
    const cookie = await signIn('client', email, address)
    const visit: Visit = { area: 'client', cookie: cookie ?? '', address }
    if (!cookie || !(await answers.send('company home', page(visit, '/client')))) return
    listen(visit)
    await think(thought.searchSeconds)
    await answers.send('search page', page(visit, '/client/candidates?all=true'))
    for (const condition of searches) {
      await think(thought.searchSeconds)
      const variables = { condition: { ...condition, first: 30, offset: 0 }, keywords: condition.textKeywords ?? [] }
      await question('CandidateCards', visit, variables)
    }
    await think(thought.searchSeconds)
    const inbox = await question('InboxPage', visit, { filter: 'ALL', jobId: null, text: '', first: 20, offset: 0 })
    const [thread] = (inbox?.['inbox'] as { nodes: { scoutInvitationId: string }[] } | undefined)?.nodes ?? []
    if (thread) await answers.send('thread', page(visit, `/client/threads/${thread.scoutInvitationId}`))
  }

  return {
    read,
    lookIn,
    recruit,
    sockets: () => ({
      open: sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
      lost: lost.count,
    }),
    async leave() {
      for (const socket of sockets) socket.terminate()
    },
  }
}
