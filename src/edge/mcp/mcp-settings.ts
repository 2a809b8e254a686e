import type { Environment } from '../../platform/config.ts'

export type McpSettings = { readonly url: string; readonly key: string } | { readonly wrong: string }

/** What `npm run mcp` needs: where the service is, and in whose name to ask. `wrong` says in one line what is missing. */
export function readMcpSettings(env: Environment): McpSettings {
  const key = env['SUBSIDY_API_KEY']?.trim() ?? ''
  const url = env['SUBSIDY_BASE_URL']?.trim() ?? 'http://localhost:3000'
  if (key === '') return { wrong: 'SUBSIDY_API_KEY is missing. Make one: npm run cli -- keys create' }
  if (!/^[\x21-\x7e]+$/.test(key)) return { wrong: 'SUBSIDY_API_KEY is no API key like smk_live_….' }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return { wrong: `SUBSIDY_BASE_URL is "${url}", but must be an http(s) address like https://api.example.org.` }
  return { url, key }
}
