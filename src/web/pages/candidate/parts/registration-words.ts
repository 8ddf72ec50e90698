/** The act by which a student ends a registration that is not finished; its link, page and button bear the same name. */
export const endRegistrationText = '登録をやめる'
