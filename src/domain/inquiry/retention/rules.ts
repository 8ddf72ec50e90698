/** Days after which an inquiry is deleted. */
export const preRegistrationKeptDays = 365
