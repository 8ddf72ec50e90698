const drawingHeight = 120
const maxBarHeight = 112
/** The height of a small value, so that the bar stays visible. */
const minBarHeight = 3

/** With fewer scouts a rate depends more on chance than on the scouts. */
export const minSentForRates = 30

/** Positions of a funnel's bars in a drawing 120 high, with a width of 100 per bar. */
export const barsOf = (values: readonly number[]) => {
  const largest = Math.max(...values, 1)
  return values.map((value, at) => {
    const height = value === 0 ? 0 : Math.max(minBarHeight, (value / largest) * maxBarHeight)
    return { x: at * 100, top: Math.round((drawingHeight - height) * 10) / 10 }
  })
}

/** 18.0%; the first step is 100% without decimals. */
export const rateText = (value: number, of: number) => (value === of ? '100%' : `${((value / of) * 100).toFixed(1)}%`)
