/** Days for which the addresses of sign-ins are counted. */
export const signInAddressDays = 30
