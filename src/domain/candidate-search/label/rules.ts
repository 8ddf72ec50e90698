export const maxLabelledAtOnce = 100
