/** Days after which nobody needs what was written, and it is deleted. */
export const preRegistrationKeptDays = 365
