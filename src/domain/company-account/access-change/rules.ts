/** Changes of how a company's users come in, of which every ADMIN hears by mail (K23). */
const accessChanges = [
  'DOMAIN_PROVEN',
  'DOMAIN_REMOVED',
  'PROVIDER_CHANGED',
  'SIGN_IN_OPTIONAL',
  'SIGN_IN_FORCED',
  'SIGN_IN_OFF',
  'PROVIDER_REMOVED',
  'EMERGENCY_SIGN_IN',
  'NETWORKS_CHANGED',
] as const
export type AccessChange = (typeof accessChanges)[number]
