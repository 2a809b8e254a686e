/**
 * Holds openapi.json against Spectral's rules for OpenAPI, also those that it does not recommend, and prints what it finds: `npm run openapi:lint` runs
 * it beside Redocly's. Exit 1 on any finding.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import core, { type RulesetDefinition } from '@stoplight/spectral-core'
import parsers from '@stoplight/spectral-parsers'
import rulesets from '@stoplight/spectral-rulesets'

const path = join(import.meta.dirname, '../openapi.json')

const spectral = new core.Spectral()
spectral.setRuleset({
  extends: [[rulesets.oas as unknown as RulesetDefinition, 'all']],
  rules: {
    // Groups stand in the order in which a reader needs them.
    'openapi-tags-alphabetical': 'off',
    // OpenAPI 3.1 lets a license have an identifier instead of an address, not both.
    'license-url': 'off',
    // Who operates a service is not known to its code.
    'contact-properties': 'off',
  },
})
const findings = await spectral.run(new core.Document(readFileSync(path, 'utf8'), parsers.Json, 'openapi.json'))
for (const { code, message, path: at, range } of findings)
  console.log(`openapi.json:${range.start.line + 1} ${code} ${message} (${at.join('/')})`)
console.log(`${findings.length} findings of Spectral`)
if (findings.length > 0) process.exitCode = 1
