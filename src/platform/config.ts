import { isIP } from 'node:net'
import { resolve } from 'node:path'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** What pg-boss can write its statements for, of databases that this service can stand on or beside. */
export const queueBackends = ['postgres', 'citus', 'cockroachdb'] as const
export type QueueBackend = (typeof queueBackends)[number]

export const roles = ['all', 'api', 'worker'] as const
export type Role = (typeof roles)[number]

/** What the service was told by its environment, checked once at the start. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Where a worker tells how it does; absent means nowhere. */
  readonly metricsPort?: number
  /** The folder of the embedded database, absolute; `memory` keeps everything in memory (tests). */
  readonly dataDir: string
  /** A PostgreSQL address; absent means the embedded database. */
  readonly databaseUrl?: string
  /** Connections that one process opens for its requests and jobs. */
  readonly databasePoolSize: number
  /** How the job queue writes its statements on PostgreSQL and what speaks its language. */
  readonly queueBackend: QueueBackend
  /** Memory that the index over profiles may take in a process that scores, in MB. */
  readonly profileIndexMb: number
  readonly role: Role
  readonly logLevel: LogLevel
  /** 32 bytes that encrypt stored secrets; absent only when embedded, where one is made and kept. */
  readonly secretKey?: Uint8Array
  readonly oidc?: { readonly issuer: string; readonly audience: string; readonly accountClaim: string }
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[]
  /** Where webhooks may go beside public addresses by https. */
  readonly webhooks: { readonly allowPrivate: readonly string[]; readonly allowHttp: boolean }
  /** Where people reach this service, for links in mails; without a slash at the end. */
  readonly publicUrl: string
  /** The mail server that alerts go through; absent: no mail is offered. */
  readonly mail?: MailConfig
  /** Messaging services with the operator's credentials; those without are not offered. */
  readonly messaging: MessagingConfig
  /** Where traces are sent; absent: nothing is traced. */
  readonly tracing?: TracingConfig
  /** The language model that chooses how drafts are said; absent: drafts are composed without one. */
  readonly model?: ModelConfig
}

/** A collector of traces (OTLP over HTTP), without a slash at the end, and the share of traces that are sent, 0 to 1. */
export interface TracingConfig {
  readonly endpoint: string
  readonly sampled: number
}

export const modelProviders = ['openai-compatible', 'anthropic'] as const

/** A language model and where it answers. */
export interface ModelConfig {
  readonly provider: (typeof modelProviders)[number]
  readonly model: string
  readonly url?: string
  readonly key?: string
}

export interface MailConfig {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (`smtps:`). */
  readonly secure: boolean
  readonly allowPlain: boolean
  readonly auth?: { readonly user: string; readonly pass: string }
  readonly from: string
}

export interface MessagingConfig {
  /** What the address of each of its incoming webhooks begins with. */
  readonly slack: { readonly baseUrl: string }
  readonly telegram?: { readonly token: string; readonly baseUrl: string }
  readonly viber?: { readonly token: string; readonly baseUrl: string; readonly senderName: string }
  readonly whatsapp?: {
    readonly token: string
    readonly baseUrl: string
    readonly version: string
    readonly phoneNumberId: string
    readonly template: string
  }
}

/** A wrong environment: one line that names the variable, what was found and what would be right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly variable: string
  constructor(variable: string, complaint: string) {
    super(`${variable} ${complaint}`)
    this.variable = variable
  }
}

/** One environment variable, as the documentation shows it. */
export interface Variable {
  readonly name: string
  readonly default: string
  readonly meaning: string
}

/** Every variable the service reads. `docs/configuration.md` is made from this table. */
export const variables = [
  { name: 'HOST', default: '127.0.0.1', meaning: 'Address to listen on. `0.0.0.0` or `::` for every interface.' },
  { name: 'PORT', default: '3000', meaning: 'Port to listen on, 0 to 65535; 0 takes a free one.' },
  {
    name: 'METRICS_PORT',
    default: '(none)',
    meaning:
      'Port on which a worker (`ROLE=worker`) answers `/livez`, `/readyz` and `/metrics`, and nothing else; 0 takes a free one. The other roles answer these on `PORT`.',
  },
  {
    name: 'ROLE',
    default: 'all',
    meaning:
      'What this process does: `api` answers requests, `worker` runs jobs, `all` does both. `api` and `worker` need `DATABASE_URL`, since the embedded database belongs to one process.',
  },
  {
    name: 'DATA_DIR',
    default: './data',
    meaning: 'Folder of the embedded database, its lock and its secret key. Not used for data with `DATABASE_URL`.',
  },
  {
    name: 'DATABASE_URL',
    default: '(embedded database)',
    meaning:
      'PostgreSQL to use instead of the embedded database: `postgres://user:password@host:5432/name`. With `?sslmode=verify-full` the connection is encrypted and the server proves its name, by an authority of the system or by `&sslrootcert=` and its file.',
  },
  {
    name: 'DATABASE_POOL_SIZE',
    default: '10',
    meaning: 'Connections that this process opens to PostgreSQL for requests and jobs, 1 to 200.',
  },
  {
    name: 'QUEUE_BACKEND',
    default: 'postgres',
    meaning:
      'How the job queue (pg-boss) writes its statements: `postgres`, or `citus` or `cockroachdb` for a distributed database. The same for every process; only with `DATABASE_URL`.',
  },
  {
    name: 'PROFILE_INDEX_MB',
    default: '256',
    meaning:
      'Memory that a worker may use to keep what published programmes ask of profiles, 5 to 16384: some 75 MB for a million. Profiles that have no room are looked at one by one.',
  },
  {
    name: 'SECRET_KEY',
    default: '(made and kept in the data folder)',
    meaning:
      'Key that encrypts stored secrets: 32 bytes in base64 (`openssl rand -base64 32`). Required with `DATABASE_URL`, the same for every process.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    default: '(nothing is traced)',
    meaning:
      'Collector of traces (OpenTelemetry, OTLP over HTTP): `http://localhost:4318`. A call, its jobs and its deliveries bear one trace id, which the log names too.',
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    default: '1',
    meaning: 'Share of the traces that are sent, 0 to 1; callers that have decided (`traceparent`) are followed.',
  },
  { name: 'LOG_LEVEL', default: 'info', meaning: `One of ${logLevels.map((level) => `\`${level}\``).join(', ')}.` },
  {
    name: 'OIDC_ISSUER',
    default: '(session tokens are refused)',
    meaning: 'Issuer of session tokens (OpenID Connect discovery). Set it together with `OIDC_AUDIENCE`.',
  },
  {
    name: 'OIDC_AUDIENCE',
    default: '',
    meaning: 'Audience that a session token must name. Set it together with `OIDC_ISSUER`.',
  },
  {
    name: 'OIDC_ACCOUNT_CLAIM',
    default: 'account_id',
    meaning: 'Claim of a session token that holds the account id.',
  },
  {
    name: 'TRUST_PROXY',
    default: '(none)',
    meaning: 'Comma-separated addresses or CIDR ranges of the proxies whose `X-Forwarded-For` is believed.',
  },
  {
    name: 'WEBHOOK_ALLOW_PRIVATE',
    default: '(none)',
    meaning:
      'Comma-separated CIDR ranges that webhooks may go to though they are not public, for private deployments: `10.20.0.0/16`.',
  },
  {
    name: 'WEBHOOK_ALLOW_HTTP',
    default: 'false',
    meaning: '`true` lets webhooks go to http addresses, for development. Otherwise https only.',
  },
  {
    name: 'PUBLIC_URL',
    default: '(http://localhost and the port)',
    meaning: 'Where people reach this service, for links in mails and calendar addresses: `https://api.example.org`.',
  },
  {
    name: 'SMTP_URL',
    default: '(alerts by mail are not offered)',
    meaning:
      'Mail server for alerts: `smtps://user:password@host:465`, or `smtp://user:password@host:587`, which then must offer STARTTLS. Set it together with `MAIL_FROM`.',
  },
  {
    name: 'MAIL_FROM',
    default: '',
    meaning: 'Sender of mails: `alerts@example.org` or `Alerts <alerts@example.org>`. Set it together with `SMTP_URL`.',
  },
  {
    name: 'SMTP_ALLOW_PLAIN',
    default: 'false',
    meaning: '`true` sends mail without encryption where the server offers none, for a relay on the same machine.',
  },
  {
    name: 'TELEGRAM_BOT_TOKEN',
    default: '(alerts by Telegram are not offered)',
    meaning: 'Token of the bot that writes to Telegram chats.',
  },
  { name: 'TELEGRAM_API_URL', default: 'https://api.telegram.org', meaning: 'Address of the Telegram Bot API.' },
  {
    name: 'VIBER_AUTH_TOKEN',
    default: '(alerts by Viber are not offered)',
    meaning: 'Authentication token of the Viber bot.',
  },
  {
    name: 'VIBER_SENDER_NAME',
    default: 'Subsidies',
    meaning: 'Name that Viber shows as the sender, at most 28 characters.',
  },
  { name: 'VIBER_API_URL', default: 'https://chatapi.viber.com', meaning: 'Address of the Viber REST API.' },
  {
    name: 'WHATSAPP_TOKEN',
    default: '(alerts by WhatsApp are not offered)',
    meaning:
      'Access token of the WhatsApp Cloud API. Set it together with `WHATSAPP_PHONE_NUMBER_ID` and `WHATSAPP_TEMPLATE`.',
  },
  { name: 'WHATSAPP_PHONE_NUMBER_ID', default: '', meaning: 'Id of the number that WhatsApp messages come from.' },
  {
    name: 'WHATSAPP_TEMPLATE',
    default: '',
    meaning: 'Name of an approved template whose body has one parameter, in Greek (`el`) and English (`en`).',
  },
  { name: 'WHATSAPP_API_URL', default: 'https://graph.facebook.com', meaning: 'Address of the WhatsApp Cloud API.' },
  { name: 'WHATSAPP_API_VERSION', default: 'v23.0', meaning: 'Version of the WhatsApp Cloud API.' },
  {
    name: 'SLACK_API_URL',
    default: 'https://hooks.slack.com',
    meaning: 'What the address of an incoming webhook of Slack begins with. Alerts go to no other.',
  },
  {
    name: 'DRAFTS_MODEL',
    default: '(drafts are composed without a language model)',
    meaning:
      'Name of a language model that chooses how sentences of drafts are said, among ways that the service writes and verifies; any other answer is dropped. Words of calls and profiles are sent to it.',
  },
  {
    name: 'DRAFTS_MODEL_PROVIDER',
    default: 'openai-compatible',
    meaning: `Interface of the model: ${modelProviders.map((name) => `\`${name}\``).join(' or ')}. Local servers are mostly the first.`,
  },
  {
    name: 'DRAFTS_MODEL_URL',
    default: '(the provider’s own)',
    meaning: 'Address of the model’s interface: `http://localhost:11434/v1`. Required with `openai-compatible`.',
  },
  { name: 'DRAFTS_MODEL_KEY', default: '(none)', meaning: 'Key for the model’s interface.' },
] as const satisfies readonly Variable[]

type VariableName = (typeof variables)[number]['name']
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads and checks the environment. Pure: touches neither the process nor the disk.
 * @throws ConfigError on the first variable that is empty, wrong, or set without its partner
 */
export function readConfig(env: Environment): Config {
  const read = (name: VariableName): string | undefined => {
    const value = env[name]
    if (value !== undefined && value.trim() === '') {
      throw new ConfigError(name, 'is empty. Give it a value or unset it.')
    }
    return value?.trim()
  }
  const databaseUrl = readDatabaseUrl(read('DATABASE_URL'))
  const secretKey = readSecretKey(read('SECRET_KEY'), databaseUrl !== undefined)
  const role = oneOf('ROLE', read('ROLE') ?? 'all', roles)
  if (role !== 'all' && databaseUrl === undefined) {
    throw new ConfigError(
      'ROLE',
      `is "${role}", which needs DATABASE_URL: the embedded database belongs to one process.`,
    )
  }
  const dataDir = read('DATA_DIR') ?? './data'
  const metricsPort = read('METRICS_PORT')
  const oidc = readOidc(read('OIDC_ISSUER'), read('OIDC_AUDIENCE'), read('OIDC_ACCOUNT_CLAIM'))
  const port = wholeNumber('PORT', read('PORT') ?? '3000', 0, 65_535)
  const mail = readMail(read)
  return {
    host: read('HOST') ?? '127.0.0.1',
    port,
    ...(metricsPort === undefined ? {} : { metricsPort: wholeNumber('METRICS_PORT', metricsPort, 0, 65_535) }),
    dataDir: dataDir === 'memory' ? dataDir : resolve(dataDir),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    queueBackend: oneOf('QUEUE_BACKEND', read('QUEUE_BACKEND') ?? 'postgres', queueBackends),
    databasePoolSize: wholeNumber('DATABASE_POOL_SIZE', read('DATABASE_POOL_SIZE') ?? '10', 1, 200),
    profileIndexMb: wholeNumber('PROFILE_INDEX_MB', read('PROFILE_INDEX_MB') ?? '256', 5, 16_384),
    role,
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL') ?? 'info', logLevels),
    ...(secretKey === undefined ? {} : { secretKey }),
    ...(oidc === undefined ? {} : { oidc }),
    trustProxy: readRanges('TRUST_PROXY', read('TRUST_PROXY')),
    webhooks: {
      allowPrivate: readRanges('WEBHOOK_ALLOW_PRIVATE', read('WEBHOOK_ALLOW_PRIVATE')).map(asRange),
      allowHttp: yes('WEBHOOK_ALLOW_HTTP', read),
    },
    publicUrl: address('PUBLIC_URL', read('PUBLIC_URL') ?? `http://localhost:${port}`),
    ...(mail === undefined ? {} : { mail }),
    messaging: readMessaging(read),
    ...readTracing(read),
    ...readModel(read),
  }
}

type Read = (name: VariableName) => string | undefined

const yes = (name: VariableName, read: Read): boolean =>
  oneOf(name, read(name) ?? 'false', ['true', 'false']) === 'true'

/** An http(s) address without query, without the slash at its end. */
function address(name: VariableName, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new ConfigError(name, 'is not an http(s) address like https://api.example.org.')
  refuseCredentials(name, url)
  return url.href.replace(/\/$/, '')
}

/** `fetch` calls no address with a user in it, and what is published must hold none. */
function refuseCredentials(name: VariableName, { username, password }: URL): void {
  if (username !== '' || password !== '')
    throw new ConfigError(name, 'holds a user name or password, which no http(s) address here may. Leave it out.')
}

function readMail(read: Read): MailConfig | undefined {
  const text = read('SMTP_URL')
  const from = read('MAIL_FROM')
  const allowPlain = yes('SMTP_ALLOW_PLAIN', read)
  if (text === undefined) {
    if (from === undefined) return undefined
    throw new ConfigError('SMTP_URL', 'is missing, but MAIL_FROM is set. Set both or neither.')
  }
  if (from === undefined) throw new ConfigError('MAIL_FROM', 'is missing, but SMTP_URL is set. Set both or neither.')
  if (!/^(?:[^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    throw new ConfigError('MAIL_FROM', 'is no address like alerts@example.org or Alerts <alerts@example.org>.')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new ConfigError('SMTP_URL', 'is not an address like smtps://user:password@host:465.')
  const secure = url.protocol === 'smtps:'
  const [user, pass] = readLogin('SMTP_URL', url)
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    allowPlain,
    ...(user === '' ? {} : { auth: { user, pass } }),
    from,
  }
}

function readLogin(name: VariableName, url: URL): readonly [user: string, password: string] {
  try {
    return [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  } catch {
    throw new ConfigError(
      name,
      'has a "%" in its user or password that begins no sign in hexadecimal: write it as %25.',
    )
  }
}

function readMessaging(read: Read): MessagingConfig {
  const telegram = read('TELEGRAM_BOT_TOKEN')
  const viber = read('VIBER_AUTH_TOKEN')
  const senderName = read('VIBER_SENDER_NAME') ?? 'Subsidies'
  if (senderName.length > 28) throw new ConfigError('VIBER_SENDER_NAME', 'is longer than the 28 characters of Viber.')
  const whatsapp = read('WHATSAPP_TOKEN')
  const [phoneNumberId, template] = [read('WHATSAPP_PHONE_NUMBER_ID'), read('WHATSAPP_TEMPLATE')]
  if (whatsapp !== undefined && phoneNumberId === undefined)
    throw new ConfigError('WHATSAPP_PHONE_NUMBER_ID', 'is missing, but WHATSAPP_TOKEN is set.')
  if (whatsapp !== undefined && template === undefined)
    throw new ConfigError('WHATSAPP_TEMPLATE', 'is missing, but WHATSAPP_TOKEN is set.')
  const at = (name: VariableName, usual: string) => address(name, read(name) ?? usual)
  return {
    slack: { baseUrl: at('SLACK_API_URL', 'https://hooks.slack.com') },
    ...(telegram === undefined
      ? {}
      : { telegram: { token: telegram, baseUrl: at('TELEGRAM_API_URL', 'https://api.telegram.org') } }),
    ...(viber === undefined
      ? {}
      : { viber: { token: viber, senderName, baseUrl: at('VIBER_API_URL', 'https://chatapi.viber.com') } }),
    ...(whatsapp === undefined || phoneNumberId === undefined || template === undefined
      ? {}
      : {
          whatsapp: {
            token: whatsapp,
            phoneNumberId,
            template,
            baseUrl: at('WHATSAPP_API_URL', 'https://graph.facebook.com'),
            version: read('WHATSAPP_API_VERSION') ?? 'v23.0',
          },
        }),
  }
}

function readTracing(read: Read): Pick<Config, 'tracing'> {
  const share = read('OTEL_TRACES_SAMPLER_ARG')
  const endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT')
  if (endpoint === undefined) {
    if (share === undefined) return {}
    throw new ConfigError(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'is missing, but OTEL_TRACES_SAMPLER_ARG is set. Set both or neither.',
    )
  }
  const sampled = share === undefined ? 1 : Number(share)
  if (!(sampled >= 0 && sampled <= 1))
    throw new ConfigError('OTEL_TRACES_SAMPLER_ARG', `is "${share}", which is no number from 0 to 1.`)
  return { tracing: { endpoint: address('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint), sampled } }
}

function readModel(read: Read): Pick<Config, 'model'> {
  const model = read('DRAFTS_MODEL')
  const [url, key] = [read('DRAFTS_MODEL_URL'), read('DRAFTS_MODEL_KEY')]
  const provider = oneOf('DRAFTS_MODEL_PROVIDER', read('DRAFTS_MODEL_PROVIDER') ?? 'openai-compatible', modelProviders)
  if (model === undefined) {
    if (url === undefined && key === undefined) return {}
    throw new ConfigError('DRAFTS_MODEL', 'is missing, but its address or key is set. Name the model or unset them.')
  }
  if (url === undefined && provider === 'openai-compatible')
    throw new ConfigError('DRAFTS_MODEL_URL', 'is missing: an openai-compatible model needs its address.')
  return {
    model: {
      provider,
      model,
      ...(url === undefined ? {} : { url: address('DRAFTS_MODEL_URL', url) }),
      ...(key === undefined ? {} : { key }),
    },
  }
}

/** The page of the documentation about the environment, in Markdown. */
export function describeConfiguration(): string {
  const rows = variables.map(
    (variable) => `| \`${variable.name}\` | ${variable.default || '(none)'} | ${variable.meaning} |`,
  )
  return `# Configuration

The service is configured by environment variables, read and checked once at the start. A wrong, empty or
half-set one stops it with one line that names the variable. This page is made from
\`src/platform/config.ts\` by \`node scripts/configuration.ts\`.

| Variable | Default | Meaning |
|---|---|---|
${rows.join('\n')}
`
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new ConfigError('DATABASE_URL', 'is not a PostgreSQL address like postgres://user:password@host:5432/name.')
  }
  if (url.pathname.length < 2)
    throw new ConfigError('DATABASE_URL', 'names no database: add it after the host, as in …:5432/name.')
  return text
}

function readSecretKey(text: string | undefined, required: boolean): Uint8Array | undefined {
  if (text === undefined) {
    if (!required) return undefined
    throw new ConfigError('SECRET_KEY', 'is missing. With DATABASE_URL it is required: openssl rand -base64 32')
  }
  const bytes = new Uint8Array(Buffer.from(text, 'base64'))
  if (bytes.length !== 32 || !/^[A-Za-z0-9+/_-]+=*$/.test(text)) {
    throw new ConfigError('SECRET_KEY', 'is not 32 bytes in base64. Make one with: openssl rand -base64 32')
  }
  return bytes
}

function readOidc(issuer?: string, audience?: string, claim?: string): Config['oidc'] {
  if (issuer === undefined && audience === undefined) {
    if (claim !== undefined)
      throw new ConfigError('OIDC_ACCOUNT_CLAIM', 'is set, but OIDC_ISSUER and OIDC_AUDIENCE are not.')
    return undefined
  }
  if (issuer === undefined)
    throw new ConfigError('OIDC_ISSUER', 'is missing, but OIDC_AUDIENCE is set. Set both or neither.')
  if (audience === undefined)
    throw new ConfigError('OIDC_AUDIENCE', 'is missing, but OIDC_ISSUER is set. Set both or neither.')
  if (!URL.canParse(issuer) || !/^https?:$/.test(new URL(issuer).protocol)) {
    throw new ConfigError('OIDC_ISSUER', 'is not an http(s) address.')
  }
  refuseCredentials('OIDC_ISSUER', new URL(issuer))
  return { issuer, audience, accountClaim: claim ?? 'account_id' }
}

/** An address alone is the range of it. */
const asRange = (range: string): string => (range.includes('/') ? range : `${range}/${isIP(range) === 4 ? 32 : 128}`)

function readRanges(name: VariableName, text: string | undefined): readonly string[] {
  return (text?.split(',') ?? []).map((part) => {
    const range = part.trim()
    const [address = '', bits, ...rest] = range.split('/')
    const widest = isIP(address) === 4 ? 32 : 128
    const sound =
      isIP(address) !== 0 &&
      rest.length === 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest))
    if (!sound)
      throw new ConfigError(name, `holds "${range}", which is neither an address nor a CIDR range like 10.0.0.0/8.`)
    return range
  })
}

function oneOf<const T extends string>(name: VariableName, text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text)
  if (found === undefined) throw new ConfigError(name, `is "${text}", but must be one of ${allowed.join(', ')}.`)
  return found
}

function wholeNumber(name: VariableName, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least && value <= most)) {
    throw new ConfigError(name, `is "${text}", but must be a whole number from ${least} to ${most}.`)
  }
  return value
}
