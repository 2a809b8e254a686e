import { changeAccount, createAccount, deleteAccount, listAccounts, listKeys } from '../../access/access.ts'
import type { Account, Operator, Tier } from '../../access/access.ts'
import { notPublished } from '../../platform/problem.ts'
import { operatorContext } from '../operator.ts'
import { lines, moment, table, UsageError } from './command.ts'
import type { Command, Desk, Given, Option } from './command.ts'

const tiers: readonly Tier[] = ['free', 'pro', 'agency']

const options = {
  tier: { type: 'string', value: tiers.join('|'), says: 'What the account pays for; the API needs agency.' },
  publisher: {
    type: 'boolean',
    says: 'May write the catalogue, which is everybody’s. --no-publisher takes the mark away.',
  },
  'call-limit': { type: 'string', value: '<number>', says: 'Calls per minute; 600 unless set.' },
} as const satisfies Record<string, Option>

export const operatorAt = async (desk: Desk, command: string): Promise<Operator> => ({
  db: await desk.db(),
  now: desk.now,
  command,
})

/**
 * The account that a command is about: the one given by `--account`, else the only one there is.
 * @throws UsageError when there is none or several to choose from; Problem 404
 */
export async function accountOf(desk: Desk, given: Given): Promise<Account> {
  const accounts = await listAccounts(await operatorAt(desk, 'accounts list'))
  const wanted = given.text('account')
  return wanted === undefined ? onlyOf(accounts, 'accounts') : found(accounts, wanted)
}

/** As `accountOf`, for a command that writes the catalogue. @throws UsageError when the account is no publisher */
export async function publisherOf(desk: Desk, given: Given): Promise<Account> {
  const accounts = await listAccounts(await operatorAt(desk, 'accounts list'))
  const wanted = given.text('account')
  const publishers = accounts.filter(({ publisher }) => publisher)
  const marks = (id: string): string => `Mark it: npm run cli -- accounts set ${id} --publisher`
  if (wanted === undefined && publishers.length === 0 && accounts.length > 1)
    throw new UsageError(
      `None of the ${accounts.length} accounts is a publisher. ${marks('<id>')} (${choicesOf(accounts)})`,
    )
  const account =
    wanted === undefined
      ? onlyOf(publishers.length === 0 ? accounts : publishers, 'publishers')
      : found(accounts, wanted)
  if (account.publisher) return account
  throw new UsageError(`${account.id} is no publisher. ${marks(account.id)}`)
}

const choicesOf = (accounts: readonly Account[]): string => accounts.map(({ id, name }) => `${id} (${name})`).join(', ')

function onlyOf(accounts: readonly Account[], what: string): Account {
  const [only, ...others] = accounts
  if (only === undefined)
    throw new UsageError('There is no account yet. Make one: npm run cli -- accounts create <name>')
  if (others.length === 0) return only
  throw new UsageError(`There are ${accounts.length} ${what}: choose one with --account. ${choicesOf(accounts)}`)
}

function found(accounts: readonly Account[], id: string): Account {
  const account = accounts.find((each) => each.id === id)
  if (account === undefined) throw notPublished({ en: 'account', el: 'λογαριασμός' }, id)
  return account
}

function change(given: Given): { tier?: Tier; publisher?: boolean; callsPerMinute?: number } {
  const tier = given.oneOf('tier', tiers)
  const publisher = given.flag('publisher')
  const callsPerMinute = given.wholeNumber('call-limit', 1, 10_000_000)
  return {
    ...(tier === undefined ? {} : { tier }),
    ...(publisher === undefined ? {} : { publisher }),
    ...(callsPerMinute === undefined ? {} : { callsPerMinute }),
  }
}

const json = ({ callsPerMinute, createdAt, ...account }: Account) => ({
  ...account,
  calls_per_minute: callsPerMinute,
  created_at: createdAt.toString(),
})

const text = (account: Account): string =>
  lines({
    id: account.id,
    name: account.name,
    tier: account.tier,
    publisher: account.publisher ? 'yes' : 'no',
    'call limit': `${account.callsPerMinute} per minute`,
    created: moment(account.createdAt),
  })

const create: Command = {
  name: 'accounts create',
  says: 'Makes an account; of the agency tier unless told otherwise.',
  takes: ['name'],
  options,
  examples: ['accounts create "Tekton Advisory"', 'accounts create "Catalogue team" --publisher --call-limit 6000'],
  async run(desk, given) {
    const account = await createAccount(await operatorAt(desk, 'accounts create'), {
      name: given.the('name'),
      tier: 'agency',
      ...change(given),
    })
    return { text: `${text(account)}\nNext: npm run cli -- keys create --account ${account.id}`, json: json(account) }
  },
}

const list: Command = {
  name: 'accounts list',
  says: 'Lists all accounts.',
  examples: ['accounts list', 'accounts list --json'],
  async run(desk) {
    const accounts = await listAccounts(await operatorAt(desk, 'accounts list'))
    const rows = accounts.map((each) => [
      each.id,
      each.tier,
      each.publisher ? 'publisher' : '',
      String(each.callsPerMinute),
      moment(each.createdAt),
      each.name,
    ])
    return {
      text:
        accounts.length === 0 ? 'No accounts.' : table(['id', 'tier', 'mark', 'per minute', 'created', 'name'], rows),
      json: accounts.map(json),
    }
  },
}

const show: Command = {
  name: 'accounts show',
  says: 'Shows one account and how many keys it has.',
  takes: ['account'],
  examples: ['accounts show acc_01…'],
  async run(desk, given) {
    const account = found(await listAccounts(await operatorAt(desk, 'accounts show')), given.the('account'))
    const ctx = operatorContext(await desk.db(), account.id, desk.now, 'accounts show')
    const keys = await listKeys(ctx, { before: null, limit: 1000 })
    const live = keys.filter(({ status }) => status === 'active').length
    return {
      text: `${text(account)}\n${lines({ 'working keys': String(live) })}`,
      json: { ...json(account), working_keys: live },
    }
  },
}

const set: Command = {
  name: 'accounts set',
  says: 'Changes the tier, the publisher mark, the call limit or the name.',
  takes: ['account'],
  options: { ...options, name: { type: 'string', value: '<name>', says: 'New name.' } },
  examples: ['accounts set acc_01… --publisher', 'accounts set acc_01… --tier pro --call-limit 1200'],
  async run(desk, given) {
    const name = given.text('name')
    const wanted = { ...change(given), ...(name === undefined ? {} : { name }) }
    if (Object.keys(wanted).length === 0)
      throw new UsageError('Nothing to set: give --tier, --publisher, --call-limit or --name.')
    const account = await changeAccount(await operatorAt(desk, 'accounts set'), given.the('account'), wanted)
    return { text: text(account), json: json(account) }
  },
}

const remove: Command = {
  name: 'accounts delete',
  says: 'Erases an account with everything that belongs to it. There is no way back.',
  takes: ['account'],
  options: { yes: { type: 'boolean', says: 'Needed: says that you mean it.' } },
  examples: ['accounts delete acc_01… --yes'],
  async run(desk, given) {
    const id = given.the('account')
    if (given.flag('yes') !== true)
      throw new UsageError('This erases profiles, matches and keys of the account. Add --yes if you mean it.')
    await deleteAccount(await operatorAt(desk, 'accounts delete'), id)
    return { text: `Erased ${id}.`, json: { deleted: id } }
  },
}

export const accountCommands: readonly Command[] = [create, list, show, set, remove]
