import type { Fetcher } from 'react-router'

/**
 * For a form that closes once it is done. After a refusal the page behind is asked for anew; the corrected form may be
 * sent meanwhile.
 */
export const isBeingSent = ({ state }: Pick<Fetcher, 'state'>) => state === 'submitting'
