/**
 * The only work that may see more than one account, each with the reason. It runs as the database role
 * `subsidy_service`, through `asService(name, …)`; everything else runs inside one account.
 */
export const serviceStatements = {
  authenticate: 'a key or a session names its account, so it is looked up before there is one',
  'count calls': 'one statement counts the calls of all accounts that wait in this process',
  'operate accounts': 'the command line makes accounts and sets their tier, mark and limit',
  'operate reference': 'the command line loads official titles, which are everybody’s',
  'hand out events': 'the outbox is read in the order of all accounts',
  'fan out events': 'an event of the catalogue goes to the endpoints of every account',
  'deliver webhooks': 'one queue holds the deliveries of all accounts',
  'schedule alerts': 'one queue holds the alerts of all accounts, in the order in which they are due',
  'send alerts': 'one queue holds the messages of all accounts',
  'open links': 'an address in a mail or a calendar names its account by a token',
  'run jobs': 'job states of every account are taken over from the queue',
  'score changed programmes': 'a programme is everybody’s: its change is scored for every account that has profiles',
  'index profiles': 'a published programme is asked of the profiles of every account at once',
  'read the catalogue': 'at the start the catalogue, which is everybody’s, is read before anybody asks for it',
  'score by date': 'the day changes for every account',
  'read texts': 'what search reads of programmes is made again, once for everybody, when the way of reading changes',
  'clean up': 'what has passed its retention period is deleted for all accounts',
} as const satisfies Readonly<Record<string, string>>

export type ServiceStatement = keyof typeof serviceStatements

/** Those that a caller waits for; the others give way to callers where there is one session only. */
export const awaited: ReadonlySet<ServiceStatement> = new Set(['authenticate', 'count calls', 'operate accounts'])
