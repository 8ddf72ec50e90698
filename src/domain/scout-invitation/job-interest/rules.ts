/** Jobs in which one student may say to be interested at the same time. */
export const maxInterests = 100
