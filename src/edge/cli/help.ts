import type { Command, Option } from './command.ts'

const call = 'npm run cli --'
const everywhere: Readonly<Record<string, Option>> = {
  json: { type: 'boolean', says: 'Prints JSON; with npm run --silent nothing else.' },
  help: { type: 'boolean', says: 'Prints this.' },
}

const usage = ({ name, takes = [], options }: Command): string =>
  [call, name, ...takes.map((each) => `<${each}>`), ...(options === undefined ? [] : ['[options]'])].join(' ')

/** All commands with what they do. */
export function overview(commands: readonly Command[]): string {
  const shown = commands.map(({ name, takes = [], says }) => [
    [name, ...takes.map((each) => `<${each}>`)].join(' '),
    says,
  ])
  const width = Math.max(...shown.map(([name = '']) => name.length))
  return [
    `Usage: ${call} <command> [options]`,
    'Works on the database that the service is configured for: DATABASE_URL, else the embedded one in DATA_DIR, which must not be in use by a running service.',
    '',
    ...shown.map(([name = '', says = '']) => `  ${name.padEnd(width)}  ${says}`),
    '',
    `Each explains itself: ${call} keys create --help. With --json it answers in JSON.`,
    'Exit codes: 0 done; 1 refused, or something is wrong; 2 the command line was wrong; 3 the embedded database is in use by another process.',
    'After `npm link` the same is called `subsidy`: subsidy accounts list. --version tells the version.',
  ].join('\n')
}

/** One command with its options and examples. */
export function helpFor(command: Command): string {
  const options = Object.entries({ ...command.options, ...everywhere }).map(([name, option]) => [
    `--${name}${option.value === undefined ? '' : ` ${option.value}`}`,
    option.says,
  ])
  const width = Math.max(...options.map(([name = '']) => name.length))
  return [
    command.says,
    '',
    `Usage: ${usage(command)}`,
    '',
    'Options:',
    ...options.map(([name = '', says = '']) => `  ${name.padEnd(width)}  ${says}`),
    '',
    'Examples:',
    ...command.examples.map((example) => `  ${call} ${example}`),
    ...(command.instead === undefined ? [] : ['', `While a service has the embedded database: ${command.instead}.`]),
  ].join('\n')
}
