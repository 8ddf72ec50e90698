/**
 * The request as the visitor made it, at PUBLIC_URL. A proxy that ends TLS hands on plain HTTP under any name, and
 * React Router refuses an action whose Origin differs from the request's. `comesFromHere` has checked the Origin
 * before, so the header is removed.
 */
export function atPublicUrl(request: Request, publicUrl: string): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('origin')
  const { method, signal } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(publicUrl).origin + pathname + search, {
    method,
    headers,
    signal,
    ...(hasBody && { body: request.body, duplex: 'half' }),
  })
}
