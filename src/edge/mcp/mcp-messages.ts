import type { Clock } from '../../platform/clock.ts'
import type { MessageProtocol } from '../../platform/http/messages.ts'
import type { CallRoute } from '../../platform/http/route-call.ts'
import type { Log } from '../../platform/log.ts'
import type { Scope } from '../../platform/scopes.ts'

const local: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

export interface McpDeps {
  readonly version: string
  readonly clock: Clock
  readonly log: Log
  /** Where people reach the service; its pages may speak the protocol. */
  readonly publicUrl: string
  /** The identity provider of sessions, where there is one. */
  readonly oidc?: { readonly issuer: string }
}

/** What the tools need; a client asks for these when it begins a session. */
const scopesOfTools: readonly Scope[] = [
  'programmes:read',
  'profiles:read',
  'matches:read',
  'drafts:read',
  'drafts:write',
]

/**
 * The Model Context Protocol at `/mcp` (Streamable HTTP, revisions 2024-10-07 to 2026-07-28). Nothing is kept between
 * messages: any process of the service answers any of them.
 */
export function mcpMessages({ version, clock, log, publicUrl, oidc }: McpDeps): MessageProtocol {
  const today = () => clock.now().toZonedDateTimeISO('Europe/Athens').toPlainDate().toString()
  // Loading the protocol takes as long as the rest of the start: it waits for the first message.
  let opened: ReturnType<typeof open> | undefined
  const open = async () => {
    const [{ createMcpHandler }, { openMcp }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('./mcp-server.ts'),
    ])
    const servers = openMcp({ version, today })
    return (call: CallRoute) =>
      createMcpHandler(() => servers.serverFor(call), {
        // The list of tools never changes, so there is nothing to subscribe to.
        maxSubscriptions: 0,
        onerror: (err) => log.debug({ err }, 'mcp'),
      })
  }
  const own = new URL(publicUrl).hostname
  return {
    path: '/mcp',
    // Transports, Origin header: names that lead to this machine, and the service's own.
    allowsOrigin: (origin) => {
      const host = URL.canParse(origin) ? new URL(origin).hostname : ''
      return host === own || local.has(host)
    },
    ...(oidc === undefined ? {} : { metadata: metadataOf(publicUrl, oidc.issuer) }),
    answer: async (request, message, call) => {
      opened ??= open()
      return (await opened)(call).fetch(request, { parsedBody: message })
    },
  }
}

/** RFC 9728, section 2. */
function metadataOf(publicUrl: string, issuer: string): NonNullable<MessageProtocol['metadata']> {
  const path = '/.well-known/oauth-protected-resource/mcp'
  return {
    path,
    url: `${publicUrl}${path}`,
    document: {
      resource: `${publicUrl}/mcp`,
      resource_name: 'Subsidy Matching Service',
      resource_documentation: `${publicUrl}/docs/guides/mcp`,
      authorization_servers: [issuer],
      bearer_methods_supported: ['header'],
      scopes_supported: scopesOfTools,
    },
  }
}
