import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { RuleCard } from './rule-card.tsx'

const refused = { code: 'second_factor_missing', message: '先に、ご自身の2段階認証を設定してください。', fields: [] }

function wordsAfter(intent: string) {
  const answer = { refused, values: { intent: [intent] } } as unknown as Parameters<typeof RuleCard>[0]['answer']
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <RuleCard rule={{ isRequired: false, adminsWithoutFactor: 1 }} answer={answer} />,
    },
  ])
  return renderToStaticMarkup(<Page />).replaceAll(/<wbr\/?>/g, '')
}

test('§6 the refusal of the rule stands at its card, that of another card does not', () => {
  expect(wordsAfter('rule')).toContain(refused.message)
  expect(wordsAfter('removeTotp')).not.toContain(refused.message)
})
