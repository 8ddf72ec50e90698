import { afterEach, expect, test, vi } from 'vitest'
import { readCommandLine } from './command-line.ts'

afterEach(() => void vi.restoreAllMocks())

const usage = 'npm run backup -- FILE'
const refusal = (typed: string) => `read "${typed}", expected ${usage}`

test('reads words and options', () => {
  const options = { family: { type: 'string' } } as const
  expect(readCommandLine({ usage, options, words: 1 }, ['rebuild', '--family', 't:'])).toMatchObject({
    words: ['rebuild'],
    values: { family: 't:' },
  })
})

test.each(['--list', '-x', '-- --list', 'one two'])('%s is refused with the usage, and never a name', (typed) => {
  expect(() => readCommandLine({ usage, words: 1 }, typed.split(' '))).toThrow(refusal(typed))
})

test.each(['--help', '-h', 'file --help'])('%s prints the usage and does nothing else', (typed) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  expect(() => readCommandLine({ usage, words: 1 }, typed.split(' '))).toThrow('ended')
  expect(write.mock.calls).toEqual([[`${usage}\n`]])
})
