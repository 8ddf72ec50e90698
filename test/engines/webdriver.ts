const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
export type ElementRef = { [elementKey]: string }
export const refId = (element: ElementRef) => element[elementKey]

export type WebDriver = {
  capabilities: Record<string, unknown>
  /** A command of the session; throws what the driver says. */
  send: <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Value>
  run: <Value>(script: string, ...args: unknown[]) => Promise<Value>
  end: () => Promise<void>
}

/** A session of a driver that speaks W3C WebDriver. */
export async function openWebDriver(address: string, capabilities: Record<string, unknown>): Promise<WebDriver> {
  async function command<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(30_000),
    })
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  const session = await command<{ sessionId: string; capabilities: Record<string, unknown> }>('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })
  const root = `/session/${session.sessionId}`
  const send: WebDriver['send'] = (method, path, body) => command(method, `${root}${path}`, body)
  return {
    capabilities: session.capabilities,
    send,
    run: (script, ...args) => send('POST', '/execute/sync', { script, args }),
    end: () => send('DELETE', ''),
  }
}
