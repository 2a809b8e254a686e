import type { House } from '../compose.ts'
import { listProfiles } from '../profiles/profiles.ts'
import type { FirstStart } from './first-start.ts'
import { operatorContext } from './operator.ts'

/** What the first start says of itself; the address is where it listens. */
export interface Welcome {
  readonly address: string
  readonly made: Pick<FirstStart, 'key' | 'programmes' | 'profiles'>
  readonly dataDir: string
  /** A sample client, and its best match where it has one. */
  readonly profileId: string
  readonly matchId: string | undefined
}

const another = 'stop the service, then: npm run cli -- keys create'

/** What is printed once, with commands to paste. */
export function welcome({ address, made, dataDir, profileId, matchId }: Welcome): string {
  const call = (path: string, more = ''): string =>
    `  curl -s -H "Authorization: Bearer $KEY"${more} '${address}/api/v1${path}'`
  return [
    '',
    `The service listens at ${address}, with ${made.programmes} sample programmes and ${made.profiles} sample clients in ${dataDir}.`,
    `Its API key is shown this once (another one: ${another}).`,
    '',
    `  export KEY=${made.key}`,
    '',
    'Which programmes fit a client, best first, in Greek:',
    call(`/match/${profileId}?limit=3`),
    ...(matchId === undefined
      ? []
      : [
          '',
          'What decides on the best one, in English, with the words of the call:',
          call(`/match/${matchId}/reasoning?lang=en`),
        ]),
    '',
    'Search the catalogue:',
    call('/programmes/search', ` --get --data-urlencode 'q=ψηφιακός μετασχηματισμός'`),
    '',
    `Everything else: ${address}/docs`,
    '',
  ].join('\n')
}

/** What later starts of an embedded service say. */
export function greeting(address: string): string {
  return `\nThe service listens at ${address} and describes itself at ${address}/docs. For another API key ${another}\n`
}

/** The sample client that the commands are about: everything is known of it, and several programmes fit. */
const shownClient = 'sample-software-athens'

/** Says on standard output where the service is, and after a first start how to call it. */
export async function greet(
  house: Pick<House, 'app' | 'db' | 'clock'>,
  made: FirstStart | undefined,
  { address, dataDir }: { address: string; dataDir: string },
): Promise<void> {
  if (made === undefined) return console.log(greeting(address))
  const ctx = operatorContext(house.db, made.accountId, house.clock.now(), 'first start')
  const [client] = await listProfiles(ctx, { externalId: shownClient }, null, 1)
  if (client === undefined) throw new Error(`the samples have no ${shownClient}`)
  const answer = await house.app.inject({
    url: `/api/v1/match/${client.id}?limit=1`,
    headers: { authorization: `Bearer ${made.key}` },
  })
  const { data } = answer.json<{ data?: { id: string }[] }>()
  console.log(welcome({ address, made, dataDir, profileId: client.id, matchId: data?.[0]?.id }))
  await made.end()
}
