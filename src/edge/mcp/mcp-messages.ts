import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Clock } from '../../platform/clock.ts'
import type { MessageProtocol } from '../../platform/http/messages.ts'
import type { Log } from '../../platform/log.ts'
import { openMcp } from './mcp-server.ts'

const local: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

export interface McpDeps {
  readonly version: string
  readonly clock: Clock
  readonly log: Log
  /** Where people reach the service; its pages may speak the protocol. */
  readonly publicUrl: string
}

/**
 * The Model Context Protocol at `/mcp` (Streamable HTTP, revisions 2024-10-07 to 2026-07-28). Nothing is kept between
 * messages: any process of the service answers any of them.
 */
export function mcpMessages({ version, clock, log, publicUrl }: McpDeps): MessageProtocol {
  const today = () => clock.now().toZonedDateTimeISO('Europe/Athens').toPlainDate().toString()
  const servers = openMcp({ version, today })
  const own = new URL(publicUrl).hostname
  return {
    path: '/mcp',
    // Transports, Origin header: names that lead to this machine, and the service's own.
    allowsOrigin: (origin) => {
      const host = URL.canParse(origin) ? new URL(origin).hostname : ''
      return host === own || local.has(host)
    },
    answer: async (request, message, call) => {
      const handler = createMcpHandler(() => servers.serverFor(call), {
        // The list of tools never changes, so there is nothing to subscribe to.
        maxSubscriptions: 0,
        onerror: (err) => log.debug({ err }, 'mcp'),
      })
      return handler.fetch(request, { parsedBody: message })
    },
  }
}
