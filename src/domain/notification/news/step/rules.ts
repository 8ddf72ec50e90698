type Scout = { status: string; schedulingStatus: string | null; step: number }

/** Whether the choice of the step is still over, and the company has offered nothing since. */
export const isLapsed = ({ status, schedulingStatus, step }: Scout, lapsed: number) =>
  status === 'ACCEPTED' && schedulingStatus === null && step === lapsed
