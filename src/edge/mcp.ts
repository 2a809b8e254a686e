/** `npm run mcp`: the Model Context Protocol on standard input and output, for programs that start it themselves. */
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import manifest from '../../package.json' with { type: 'json' }
import { readMcpSettings } from './mcp/mcp-settings.ts'
import { callsByHttp } from './mcp/http-calls.ts'
import { openMcp } from './mcp/mcp-server.ts'

const settings = readMcpSettings(process.env)
if ('wrong' in settings) {
  process.stderr.write(`${settings.wrong}\n`)
  process.exitCode = 1
} else {
  const call = callsByHttp(settings)
  const today = () => Temporal.Now.plainDateISO('Europe/Athens').toString()
  const { serverFor } = openMcp({ version: manifest.version, today })
  serveStdio(() => serverFor(call), { onerror: (error) => process.stderr.write(`${error.message}\n`) })
}
