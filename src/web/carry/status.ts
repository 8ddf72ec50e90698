const statuses: Record<string, number> = {
  not_found: 404,
  invalid_input: 404,
  ip_address_not_allowed: 403,
  company_hidden_by_block: 403,
  other_viewer: 409,
  student_gone: 410,
  too_many_requests: 429,
  network: 503,
  server_busy: 503,
  service_unavailable: 503,
  outcome_unknown: 503,
}

/**
 * The status of a page or a file that the door refused with this code. The input of both comes from the address, so
 * input that the door refuses means that no such page exists.
 */
export const statusOf = (code: string, other = 500) => statuses[code] ?? other
