/** Days after which a company's pre-registration is deleted. */
export const preRegistrationKeptDays = 365
/** Days after which what people wrote to the operator is deleted, with its files. Open ones stay until they are decided. */
export const inquiryKeptDays = 365
