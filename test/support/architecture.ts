import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'

/** Rooms and the neighbours whose doors each may use. No room uses `access`; everything else goes by event. */
export const neighbours: Readonly<Record<string, readonly string[]>> = {
  access: [],
  reference: [],
  webhooks: [],
  profiles: ['reference'],
  programmes: ['reference'],
  matching: ['profiles', 'programmes', 'reference'],
  aid: ['matching', 'profiles', 'programmes', 'reference'],
  alerts: ['access', 'matching', 'profiles', 'programmes', 'webhooks'],
  drafts: ['matching', 'profiles', 'programmes', 'reference'],
}

const rooms = Object.keys(neighbours).join('|')
const test = String.raw`\.test\.ts$`
const room = `^src/(${rooms})/`

/** Which file may know which; `npm run check` executes it, and a crime in `test/crimes/` proves each rule. */
export const rules: readonly IForbiddenRuleType[] = [
  {
    name: 'core-is-pure',
    comment: 'The thinking knows no room, no platform, no wording and no Node: what it needs is handed to it.',
    from: { path: '^src/core/', pathNot: test },
    to: { pathNot: '^src/core/', dependencyTypesNot: ['npm', 'npm-dev', 'npm-no-pkg', 'unknown', 'undetermined'] },
  },
  {
    name: 'core-has-no-packages',
    comment: 'A package would bring its own clock, chance and dependencies.',
    from: { path: '^src/core/', pathNot: test },
    to: { path: 'node_modules' },
  },
  {
    name: 'platform-knows-no-room',
    comment: 'Rooms are composed onto the platform; it would be theirs if it knew one.',
    from: { path: '^src/platform/', pathNot: test },
    to: { path: '^src/', pathNot: '^src/(platform|core|wording)/' },
  },
  {
    name: 'front-door-only',
    comment: 'A room is used through its door, the file with its name.',
    from: { path: `^src/(${rooms}|edge)/`, pathNot: test },
    to: { path: room, pathNot: [String.raw`^src/$1/`, String.raw`^src/([a-z]+)/\1\.ts$`] },
  },
  ...Object.entries(neighbours).map(([name, allowed]): IForbiddenRuleType => ({
    name: 'allowed-neighbours',
    comment: `${name} may use: ${allowed.join(', ') || 'no other room'}.`,
    from: { path: `^src/${name}/`, pathNot: test },
    to: { path: `^src/(${rooms}|edge)/`, pathNot: `^src/(${[name, ...allowed].join('|')})/` },
  })),
  {
    name: 'only-stores-write-sql',
    comment: 'SQL stands in stores and migrations, so that a table has one owner.',
    from: { path: '^src/', pathNot: ['^src/platform/', String.raw`-store\.ts$`, test] },
    to: { path: String.raw`node_modules/(kysely|pg|pg-boss|@electric-sql)/` },
  },
  {
    name: 'only-routes-speak-http',
    comment: 'The wire is not the domain: a verb works the same for a job and the command line.',
    from: {
      path: '^src/',
      pathNot: [
        '^src/platform/(http/|upkeep)',
        String.raw`(-(routes|wire)|/authenticator)\.ts$`,
        String.raw`^src/[a-z]+\.ts$`,
        '^src/edge/',
        test,
      ],
    },
    to: { path: [String.raw`node_modules/(fastify|@fastify|fastify-plugin)/`, '^src/platform/http/'] },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one.',
    from: { path: '^src/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
]

export interface Crime {
  readonly rule: string
  readonly from: string
  readonly to: string
}

export interface Survey {
  readonly crimes: readonly Crime[]
  /** Every source file that was seen. */
  readonly seen: readonly string[]
}

/** Looks at every file under `src` of the folder and answers what breaks a rule. */
export async function survey(folder: string): Promise<Survey> {
  const { output } = await cruise(['src'], {
    baseDir: folder,
    ruleSet: { forbidden: [...rules] },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main'],
    },
    detectJSDocImports: false,
  })
  const result = output as ICruiseResult
  const found = result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
  return {
    crimes: [...found, ...textCrimes(folder)],
    seen: result.modules
      .map(({ source }) => source)
      .filter((source) => /^src\/.*\.ts$/.test(source))
      .toSorted(),
  }
}

/** What no dependency shows is looked for in the text. */
const textRules: readonly {
  readonly name: string
  readonly where: RegExp
  readonly but: RegExp
  readonly text: RegExp
}[] = [
  {
    name: 'only-main-reads-the-world',
    where: /^src\//,
    // What the side processes begin with hears signals, as main does.
    but: /^src\/(main|edge\/(cli|mcp)|platform\/beside\/answer-beside)\.ts$/,
    text: /\bprocess\.(env|argv|exit|exitCode|once|on)\b/,
  },
  {
    name: 'core-takes-no-chance',
    where: /^src\/core\//,
    but: /^$/,
    text: /\bTemporal\.Now\b|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b/,
  },
]

export const textRuleNames: readonly string[] = textRules.map(({ name }) => name)

function textCrimes(folder: string): readonly Crime[] {
  const files = globSync('src/**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return textRules.flatMap((rule) => {
      const found = rule.where.test(file) && !rule.but.test(file) ? rule.text.exec(text)?.[0] : undefined
      return found === undefined ? [] : [{ rule: rule.name, from: file, to: found }]
    })
  })
}
