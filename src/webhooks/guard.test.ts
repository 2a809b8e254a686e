import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect as connectTcp, createServer, type AddressInfo, type Server } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { aReceiver } from '../../test/support/receiver.ts'
import { faultOfUrl, isAllowed } from './guard.ts'
import { openSender, type Resolve, type SendResult } from './sender.ts'

const publicOnly = { allowPrivate: [], allowHttp: true }
const outgoing = (url: string) => ({ url, headers: {}, body: '{}' })

/** Hosts that mean this machine or a private one, however they are written. PORT is the trap's. */
const literals = [
  'http://127.0.0.1:PORT/',
  'http://127.1:PORT/',
  'http://127.0.1:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0x7f.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://017700000001:PORT/',
  'http://0:PORT/',
  'http://0.0.0.0:PORT/',
  'http://127.0.0.2:PORT/',
  'http://127.255.255.254:PORT/',
  'http://127。0。0。1:PORT/',
  'http://１２７.０.０.１:PORT/',
  'http://%31%32%37.0.0.1:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://[::1]:PORT/',
  'http://[::]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[0:0:0:0:0:ffff:7f00:0001]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://localhost:PORT/',
  'http://LOCALHOST:PORT/',
  'http://localhost.:PORT/',
  'http://a.localhost:PORT/',
  'https://127.0.0.1:PORT/',
]

/** Addresses elsewhere that no webhook may go to. */
const forbidden = [
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '169.254.170.2',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '192.88.99.1',
  '168.63.129.16',
  '::ffff:168.63.129.16',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '0.1.2.3',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  '100::1',
  '3fff::1',
  '5f00::1',
  '::8.8.8.8',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '4000::1',
]

describe('the guard against addresses inside', () => {
  let trap: Server
  let port = 0
  let caught = 0
  before(async () => {
    trap = createServer((socket) => {
      caught += 1
      socket.destroy()
    })
    trap.listen(0, '::')
    await once(trap, 'listening')
    port = (trap.address() as AddressInfo).port
  })
  after(() => void trap.close())

  const attempt = async (url: string, resolve: Resolve): Promise<{ result: SendResult; reached: string[] }> => {
    const reached: string[] = []
    await using sender = openSender({
      ...publicOnly,
      timeoutMs: 2000,
      resolve,
      connect: ({ hostname }, callback) => {
        reached.push(hostname)
        callback(new Error('recorded instead of connected'), null)
      },
    })
    return { result: await sender.send(outgoing(url)), reached }
  }
  const noName: Resolve = async () => []

  it(`refuses ${literals.length} ways to write this machine, at the door and when connecting`, async () => {
    await using sender = openSender({ ...publicOnly, timeoutMs: 2000 })
    for (const form of literals) {
      const url = form.replace('PORT', String(port))
      assert.equal(faultOfUrl(url, publicOnly), 'forbidden_address', url)
      const { error } = await sender.send(outgoing(url))
      assert.equal(error, 'forbidden_address', url)
    }
    assert.equal(caught, 0)
  })

  it(`refuses ${forbidden.length} addresses that are not public, in a URL and as the answer of a name`, async () => {
    for (const address of forbidden) {
      assert.equal(isAllowed(address, publicOnly), false, address)
      const host = address.includes(':') ? `[${address}]` : address
      const literal = await attempt(`https://${host}/`, noName)
      assert.deepEqual([literal.result.error, literal.reached], ['forbidden_address', []], address)
      const named = await attempt('https://receiver.example/', async () => [address])
      assert.deepEqual([named.result.error, named.reached], ['forbidden_address', []], address)
    }
  })

  it('refuses a name when any of its addresses is inside, wherever it stands among public ones', async () => {
    for (const addresses of [
      ['10.0.0.1', '93.184.216.34'],
      ['93.184.216.34', '127.0.0.1'],
      ['2606:4700::1111', '::1'],
      ['93.184.216.34', '::ffff:10.0.0.1'],
    ]) {
      const { result, reached } = await attempt('https://receiver.example/', async () => addresses)
      assert.deepEqual([result.error, reached], ['forbidden_address', []])
    }
  })

  it('connects to the very address it has checked, also when the name answers differently the next time', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']]
    let asked = 0
    const resolve: Resolve = async () => answers[asked++] ?? ['127.0.0.1']
    const first = await attempt(`http://rebinding.example:${port}/`, resolve)
    assert.deepEqual([first.reached, asked], [['93.184.216.34'], 1])
    const second = await attempt(`http://rebinding.example:${port}/`, resolve)
    assert.deepEqual([second.result.error, second.reached], ['forbidden_address', []])
  })

  it('looks at the socket, too: a connection that leads inside is closed before a byte is sent', async () => {
    await using receiver = await aReceiver()
    await using sender = openSender({
      ...publicOnly,
      timeoutMs: 2000,
      resolve: async () => ['93.184.216.34'],
      connect: (_target, callback) => {
        const socket = connectTcp(Number(new URL(receiver.url).port), '127.0.0.1', () => callback(null, socket))
      },
    })
    const { error } = await sender.send(outgoing('http://receiver.example/'))
    assert.equal(error, 'forbidden_address')
    assert.equal(receiver.calls.length, 0)
  })

  it('lets no redirect lead inside', async () => {
    await using receiver = await aReceiver(
      (_call, response) => void response.writeHead(307, { location: `http://127.0.0.2:${port}/` }).end(),
    )
    await using sender = openSender({ allowPrivate: ['127.0.0.1/32'], allowHttp: true, timeoutMs: 2000 })
    assert.equal((await sender.send(outgoing(receiver.url))).status, 307)
    assert.equal(caught, 0)
  })

  it('refuses ports of other protocols, credentials, other schemes, and http unless it is allowed', () => {
    for (const refused of [
      1, 21, 22, 23, 25, 53, 110, 143, 389, 445, 465, 587, 993, 2375, 3306, 5432, 6379, 9200, 11211, 27017,
    ])
      assert.equal(faultOfUrl(`https://receiver.example:${refused}/`, publicOnly), 'port', String(refused))
    for (const accepted of ['', ':443', ':8443', ':3000'])
      assert.equal(faultOfUrl(`https://receiver.example${accepted}/`, publicOnly), undefined)
    assert.equal(faultOfUrl('https://user@receiver.example/', publicOnly), 'credentials')
    assert.equal(faultOfUrl('https://:pw@receiver.example/', publicOnly), 'credentials')
    for (const url of [
      'ftp://receiver.example/',
      'file:///etc/passwd',
      'gopher://receiver.example/',
      'javascript:alert(1)',
      'ws://receiver.example/',
    ])
      assert.equal(faultOfUrl(url, publicOnly), 'scheme', url)
    assert.equal(faultOfUrl('http://receiver.example/', { allowPrivate: [], allowHttp: false }), 'scheme')
    for (const name of ['printer.local', 'metadata.google.internal', 'router.home.arpa'])
      assert.equal(faultOfUrl(`https://${name}/`, publicOnly), 'forbidden_address')
  })

  it('lets through what the operator allows, and nothing beside it', async () => {
    await using receiver = await aReceiver()
    const allowed = { allowPrivate: ['127.0.0.1/32', 'fd00::/8', '10.20.0.0/16'], allowHttp: true }
    await using sender = openSender({ ...allowed, timeoutMs: 2000, resolve: async () => ['127.0.0.1'] })
    assert.equal((await sender.send(outgoing(receiver.url))).status, 204)
    assert.equal((await sender.send(outgoing(receiver.url.replace('127.0.0.1', 'receiver.internal')))).status, 204)
    assert.equal((await sender.send(outgoing(`http://127.0.0.2:${port}/`))).error, 'forbidden_address')
    assert.deepEqual(
      ['10.20.3.4', '10.21.0.1', 'fd12::1', 'fe80::1', '::ffff:10.20.0.1'].map((address) =>
        isAllowed(address, allowed),
      ),
      [true, false, true, false, true],
    )
    assert.equal(caught, 0)
  })

  it('knows public addresses', () => {
    for (const address of ['93.184.216.34', '8.8.8.8', '2606:4700::1111', '2a00:1450:4001::1', '::ffff:8.8.8.8'])
      assert.equal(isAllowed(address, publicOnly), true, address)
  })
})
