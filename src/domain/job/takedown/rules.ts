type Job = { status: string; isTakenDown: boolean }
/** Students read published jobs alone, archived ones too where they have a scout. */
export const canTakeDown = ({ status, isTakenDown }: Job) => status === 'PUBLISHED' && !isTakenDown
