import { expect, test } from 'vitest'
import { openPageNames } from './page-names.ts'

const nameOf = openPageNames([
  '/',
  '/client/jobs/events',
  '/client/jobs/:jobId/edit',
  '/client/candidates/:candidateId/notes',
  '/client/candidates/scout',
  '/client/candidates/:candidateId',
])

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/client/jobs/events', '/client/jobs/events'],
  ['/client/jobs/events/', '/client/jobs/events'],
  ['/client/jobs/01a22330-af30-7b54-adfe-5cebdc0bf031/edit.data', '/client/jobs/:jobId/edit'],
  ['/client/candidates/scout', '/client/candidates/scout'],
  ['/client/candidates/01a2', '/client/candidates/:candidateId'],
  ['/client/nothing', 'other'],
  ['/client/jobs', 'other'],
  ['//evil.example', 'other'],
])('%s is a visit of %s', (address, name) => expect(nameOf(address)).toBe(name))

test('without a build there is no page', () => expect(openPageNames(undefined)('/')).toBe('other'))
