import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCommandLine, wholeNumber } from './command-line.ts'

const backup = { usage: 'npm run backup -- FILE', about: 'Writes everything into one file.', words: 1 }

beforeEach(() => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended ${code ?? 0}`)
  })
})
afterEach(() => void vi.restoreAllMocks())
const spyOn = (stream: NodeJS.WriteStream) => vi.spyOn(stream, 'write').mockReturnValue(true)

test('reads words and options', () => {
  const options = { family: { type: 'string' } } as const
  expect(readCommandLine({ ...backup, options }, ['rebuild', '--family', 't:'])).toMatchObject({
    words: ['rebuild'],
    values: { family: 't:' },
  })
})

test.each(['--list', '-x', '-- --list', 'one two'])('%s is refused with the usage, and never a name', (typed) => {
  const write = spyOn(process.stderr)
  expect(() => readCommandLine(backup, typed.split(' '))).toThrow('ended 2')
  expect(write.mock.calls).toEqual([[`read "${typed}", expected npm run backup -- FILE\n`]])
})

test.each(['--help', '-h', 'file --help'])('%s explains the command and does nothing else', (typed) => {
  const write = spyOn(process.stdout)
  expect(() => readCommandLine(backup, typed.split(' '))).toThrow('ended 0')
  expect(write.mock.calls).toEqual([['npm run backup -- FILE\n  Writes everything into one file.\n']])
})

test('a number is a whole one within its bounds, or ends the command', () => {
  const write = spyOn(process.stderr)
  expect(wholeNumber('runs', '12', 1, 12)).toBe(12)
  for (const typed of ['13', '0', '1.5', 'many', '']) expect(() => wholeNumber('runs', typed, 1, 12)).toThrow('ended 2')
  expect(write.mock.calls[0]).toEqual(['--runs: read "13", expected a whole number from 1 to 12\n'])
})
