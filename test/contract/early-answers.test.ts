import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { anApi, type Api, type CallerOf } from '../support/api.ts'

const megabyte = Buffer.alloc(2 ** 20, ' ')

describe('answers that are given before the body is here', () => {
  let api: Api
  let caller: CallerOf
  let port: number
  before(async () => {
    api = await anApi()
    caller = await api.newPublisher()
    await api.app.listen({ host: '127.0.0.1', port: 0 })
    port = (api.app.server.address() as AddressInfo).port
  })
  after(() => api[Symbol.asyncDispose]())

  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  const own = (): string => `Authorization: Bearer ${caller.token}`
  const headOf = (line: string, headers: readonly string[]): string =>
    `${[`${line} HTTP/1.1`, 'Host: x', ...headers].join('\r\n')}\r\n\r\n`
  const written = (socket: Socket, bytes: Uint8Array): Promise<void> =>
    new Promise((resolve, reject) => {
      socket.write(bytes, (error) => (error === null || error === undefined ? resolve() : reject(error)))
    })
  /** Writes all of it before it reads anything; what was answered until the connection ended. */
  const writeThenRead = async (head: string, body: Iterable<Uint8Array>): Promise<string> => {
    const socket = await open()
    await written(socket, Buffer.from(head))
    for (const piece of body) await written(socket, piece)
    return Buffer.concat(await socket.toArray()).toString()
  }
  const megabytes = (count: number): Uint8Array[] => Array.from({ length: count }, () => megabyte)
  function* inChunks(count: number): Generator<Uint8Array> {
    for (let n = 0; n < count; n += 1) yield Buffer.concat([Buffer.from('100000\r\n'), megabyte, Buffer.from('\r\n')])
    yield Buffer.from('0\r\n\r\n')
  }

  const json = 'Content-Type: application/json'
  const long = 'Content-Length: 52428800'
  const chunked = 'Transfer-Encoding: chunked'
  const cases: readonly {
    what: string
    line: string
    headers: () => readonly string[]
    status: number
    code?: string
  }[] = [
    {
      what: 'a body that says it is too large',
      line: 'POST /api/v1/programmes/extract',
      headers: () => [own(), 'Content-Type: application/pdf', long],
      status: 413,
      code: 'body_too_large',
    },
    {
      what: 'one that turns out to be too large',
      line: 'POST /api/v1/profiles',
      headers: () => [own(), json, chunked],
      status: 413,
      code: 'body_too_large',
    },
    {
      what: 'no credentials',
      line: 'POST /api/v1/profiles',
      headers: () => [json, long],
      status: 401,
      code: 'authentication_required',
    },
    {
      what: 'another media type',
      line: 'POST /api/v1/profiles',
      headers: () => [own(), 'Content-Type: image/png', chunked],
      status: 415,
      code: 'unsupported_media_type',
    },
    {
      what: 'an unknown address',
      line: 'POST /nothing',
      headers: () => [json, long],
      status: 404,
      code: 'route_not_found',
    },
    {
      what: 'two hosts',
      line: 'POST /api/v1/profiles',
      headers: () => ['Host: y', own(), json, long],
      status: 400,
      code: 'bad_request',
    },
    {
      what: 'an address that is no text',
      line: 'POST /api/v1/profiles/%ff',
      headers: () => [own(), json, long],
      status: 400,
      code: 'bad_url',
    },
    { what: 'a call that takes no body', line: 'GET /api/v1/account', headers: () => [own(), json, long], status: 200 },
    { what: 'a question of its methods', line: 'OPTIONS /api/v1/account', headers: () => [own(), long], status: 204 },
  ]
  for (const { what, line, headers, status, code } of cases)
    it(`reach who writes 50 MiB before it reads: ${what}`, async () => {
      const given = headers()
      const body = given.includes(chunked) ? inChunks(50) : megabytes(50)
      const answer = await writeThenRead(headOf(line, given), body)
      assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} [^]*\\r\\nConnection: close\\r\\n`, 'iu'))
      if (code !== undefined) assert.match(answer, new RegExp(`"code":"${code}"`, 'u'))
      assert.equal(answer.match(/HTTP\/1\.1/gu)?.length, 1, 'one answer')
    })

  it('are there at once, whole, for who reads while it writes', async () => {
    const socket = await open()
    socket.write(headOf('POST /api/v1/profiles', [json, long]))
    let answer = ''
    for await (const piece of socket) {
      answer += String(piece)
      const [head = '', body] = answer.split('\r\n\r\n')
      if (body === undefined) continue
      if (Buffer.byteLength(body) === Number(/content-length: (\d+)/iu.exec(head)?.[1])) break
    }
    assert.match(answer, /^HTTP\/1\.1 401 /u)
  })

  it('keep the connection where the body is small', async () => {
    const socket = await open()
    let answer = ''
    socket.setEncoding('utf8').on('data', (piece: string) => (answer += piece))
    socket.write(headOf('POST /api/v1/profiles', [json, 'Content-Length: 1000']))
    while (!answer.includes('authentication_required')) await sleep(5)
    socket.write(' '.repeat(1000))
    socket.write(headOf('GET /livez', ['Connection: close']))
    await once(socket, 'close')
    assert.match(answer, /^HTTP\/1\.1 401 [^]*HTTP\/1\.1 200 /u)
  })

  it('do not keep who never ends a body: it is cut off after so many bytes', async () => {
    await assert.rejects(
      writeThenRead(headOf('POST /api/v1/profiles', [json, chunked]), inChunks(200)),
      /EPIPE|ECONNRESET/u,
    )
  })

  it('spare the body of who asks first whether to send it', async () => {
    const asked = async (line: string, headers: readonly string[]): Promise<string> => {
      const socket = await open()
      socket.write(headOf(line, [...headers, 'Expect: 100-continue']))
      const [first] = (await once(socket, 'data')) as [Buffer]
      socket.destroy()
      return first.toString()
    }
    const small = 'Content-Length: 1000'
    assert.match(
      await asked('POST /api/v1/profiles', [json, small]),
      /^HTTP\/1\.1 401 [\s\S]*\r\nconnection: close\r\n/iu,
    )
    assert.match(await asked('POST /api/v1/profiles', [own(), json, long]), /^HTTP\/1\.1 413 /u)
    assert.match(await asked('POST /api/v1/profiles', [own(), json, small]), /^HTTP\/1\.1 100 Continue/u)
  })
})
