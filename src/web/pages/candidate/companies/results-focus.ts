/** The found companies take the focus of a control that its own press removes. */
export const resultsId = 'found-companies'
export const focusResults = () => document.getElementById(resultsId)?.focus()
