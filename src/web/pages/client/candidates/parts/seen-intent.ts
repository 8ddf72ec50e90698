/** The intent that marks a student as seen. Nothing the layout loads depends on it. */
export const seenIntent = 'seen'
