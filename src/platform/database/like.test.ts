import { expect, test } from 'vitest'
import { escapeLike } from './like.ts'

test('every sign of a pattern means itself', () => expect(escapeLike('100%_\\株')).toBe('100\\%\\_\\\\株'))
