import { personalityPlaces } from '#domain/assessment/personality/rules.ts'
import { assessmentUrls, type AssessmentTest } from '#ground/assessment-urls.ts'

type Test = {
  kind: 'INTELLECTUAL' | 'PERSONALITY'
  title: string
  about: string
  facts: readonly (readonly [label: string, value: string])[]
  result: () => string
}

/** The two tests in the words students read. */
export const tests: Record<AssessmentTest, Test> = {
  intellectual: {
    kind: 'INTELLECTUAL',
    title: '能力検査',
    about: '言語、数的処理、論理推論、図形・規則性の4つのセクションで、考える力の得意を確かめます。',
    facts: [
      ['内容', '4セクション・44問'],
      ['時間', '約38分（セクションごとに制限時間）'],
      ['計算', '紙とペンで（電卓は使いません）'],
    ],
    result: assessmentUrls.intellectualResult,
  },
  personality: {
    kind: 'PERSONALITY',
    title: '性格検査',
    about: '2つの文のどちらに近いかを選んで、仕事での持ち味を確かめます。良い・悪いはありません。',
    facts: [
      ['内容', `${personalityPlaces}組の文`],
      ['時間', '約10分（制限時間はありません）'],
      ['答え方', '5つのボタンから選ぶ'],
    ],
    result: assessmentUrls.personalityResult,
  },
}
