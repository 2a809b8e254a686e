import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { Problem, type ProblemCode } from '../problem.ts'
import { problems } from '../problems.ts'
import { remedies } from '../remedies.ts'
import { docsStyle, openDocsPages } from './docs-pages.ts'

/**
 * `/openapi.json`, the documentation at `/docs/` with the reference page made from the description, and a page for every
 * problem code. Nothing is fetched from elsewhere.
 */
export function mountDocs(app: FastifyInstance, description: unknown): void {
  const text = Buffer.from(JSON.stringify(description))
  app.get('/openapi.json', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
      })
      .send(text),
  )
  mountReference(app)
  mountPages(app)
  app.get('/problems', async (_request, reply) =>
    page(
      reply,
      'Problems',
      Object.keys(problems)
        .map((code) => problemSection(code as ProblemCode))
        .join(''),
    ),
  )
  app.get<{ Params: { code: string } }>('/problems/:code', async (request, reply) => {
    const { code } = request.params
    if (!Object.hasOwn(problems, code))
      throw new Problem('route_not_found', {
        en: `There is no problem code "${code}"; /problems lists them.`,
        el: `Δεν υπάρχει κωδικός προβλήματος «${code}»· το /problems τους απαριθμεί.`,
      })
    return page(reply, code, problemSection(code as ProblemCode))
  })
}

interface Asset {
  readonly type: string
  /** Bytes, so that all who take it slowly share one copy. */
  readonly body: Buffer
  readonly csp: string
}

/** The page is 4 MB of script: read when somebody first looks at it, then kept. */
function mountReference(app: FastifyInstance): void {
  let assets: Promise<ReadonlyMap<string, Asset>> | undefined
  const send = async (path: string, reply: Parameters<typeof page>[0]) => {
    assets ??= readReference()
    const asset = (await assets).get(path)
    if (asset === undefined) throw new Error(`the reference page has no ${path}`)
    return reply
      .headers({
        'content-type': asset.type,
        'content-security-policy': asset.csp,
        'cache-control': 'public, max-age=3600',
      })
      .send(asset.body)
  }
  // The page names its script relative to itself.
  app.get('/docs/reference', async (_request, reply) => reply.redirect('/docs/reference/', 308))
  app.get('/docs/reference/', async (_request, reply) => send('/docs/reference/', reply))
  app.get('/docs/reference/js/scalar.js', async (_request, reply) => send('/docs/reference/js/scalar.js', reply))
}

/** What stands in `docs/`, by its own name, and nothing else. */
function mountPages(app: FastifyInstance): void {
  const pages = openDocsPages()
  app.get('/docs', async (_request, reply) => reply.redirect('/docs/', 308))
  app.get('/docs/style.css', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(docsStyle),
  )
  for (const path of pages.paths) {
    app.get(`/docs/${path}`, async (_request, reply) => {
      const html = await pages.read(path)
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
          'cache-control': 'public, max-age=3600',
        })
        .send(html)
    })
  }
}

async function readReference(): Promise<ReadonlyMap<string, Asset>> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const inner = Fastify()
  await inner.register(scalar, {
    routePrefix: '/docs/reference',
    configuration: {
      url: '/openapi.json',
      title: 'Subsidy Matching Service',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  })
  const html = (await inner.inject('/docs/reference/')).body
  const script = (await inner.inject('/docs/reference/js/scalar.js')).body
  await inner.close()
  const csp = referencePolicy(html)
  return new Map([
    ['/docs/reference/', { type: 'text/html; charset=utf-8', body: Buffer.from(html), csp }],
    ['/docs/reference/js/scalar.js', { type: 'text/javascript; charset=utf-8', body: Buffer.from(script), csp }],
  ])
}

/** Our own origin only; the page's inline script by its hash. Scalar writes its styles at run time, hence 'unsafe-inline' for those. */
function referencePolicy(html: string): string {
  const hashes = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map((found) => found[1] ?? '')
    .filter((script) => script.trim() !== '')
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return `default-src 'none'; script-src 'self' ${hashes.join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

function problemSection(code: ProblemCode): string {
  const { status, title } = problems[code]
  const { says } = remedies[code]
  return `<section id="${code}"><h2><code>${code}</code> (${status})</h2><p lang="en">${title.en}. ${says.en}</p><p lang="el">${title.el}. ${says.el}</p></section>`
}

function page(reply: import('fastify').FastifyReply, title: string, body: string) {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main>${body}</main></body></html>`
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=3600' })
    .send(html)
}
