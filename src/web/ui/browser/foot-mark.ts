/** Marks a bar at the lower edge, such as the foot of a dialog: what floats must not lie over its buttons. */
export const footMark = { 'data-foot': '' } as const
