import type { ProblemCode } from './problem.ts'
import { problems } from './problems.ts'
import { remedies } from './remedies.ts'

/** The page of the documentation about refusals, in Markdown. */
export function describeProblems(): string {
  const codes = Object.keys(problems) as ProblemCode[]
  const rows = codes
    .toSorted((a, b) => problems[a].status - problems[b].status)
    .map((code) => {
      const { status, title } = problems[code]
      const { again, says } = remedies[code]
      return `| \`${code}\` | ${status} | ${title.en} | ${title.el} | ${again ? 'yes' : 'no'} | ${says.en} |`
    })
  return `# Refusals

Every refusal is \`application/problem+json\` (RFC 9457) with one of these codes, in every language the same. This page is made from
\`src/platform/problems.ts\` and \`src/platform/remedies.ts\` by \`node scripts/errors.ts\`; a running service shows each code at \`/problems/{code}\`,
in Greek too. *Again* tells whether the same call may succeed later as it is. Codes are added within v1, never taken away: treat an unknown one by its status.

| Code | Status | Title | In Greek | Again | What to do |
|---|---|---|---|---|---|
${rows.join('\n')}

The \`code\` of each entry of \`errors\` says what is wrong with one member of a body: \`missing_field\`, \`unknown_field\`, \`wrong_type\`, \`bad_format\`, …; its
\`pointer\` says where (RFC 6901), its \`detail\` what would be right, and \`candidates\` what could stand there instead.
`
}
