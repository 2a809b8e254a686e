import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { aHouse, type House } from './support/house.ts'

/**
 * Tables that are everybody's, each with the reason. Any other table must be a tenant's: row-level
 * security enabled and forced, one policy for the account and one for the service.
 */
const catalogueWide: Readonly<Record<string, string>> = {
  schema_migrations: 'which migrations this database has',
  platform_secret_key: 'which key the stored secrets are sealed with; the roles of the service have no access',
  reference_titles: 'official titles of activity codes',
  edge_first_start: 'when the samples of an embedded service were made',
  programmes_catalogue: 'the number of the catalogue’s version; the catalogue is everybody’s',
  programmes: 'the catalogue is everybody’s; only publishers change it',
  programmes_drafts: 'what publishers prepare; read with catalogue:write only',
  programmes_draft_changes: 'what was changed in drafts and by which caller; read with catalogue:write only',
  programmes_versions: 'published programmes',
  programmes_documents: 'texts of calls, by content',
  programmes_search: 'words of published programmes',
  matching_layouts: 'programmes with the ids of their criteria, numbered; nothing of any profile',
  matching_scored_programmes:
    'as of which version of the catalogue everybody was scored against a programme; nothing of any profile',
  programmes_imported: 'which programmes came in from which collection',
}

describe('row-level security', () => {
  let house: House
  before(async () => {
    house = await aHouse()
  })

  it('is enabled, forced and has its two policies on every table but those that are everybody’s', async () => {
    const { rows } = await house.db.raw.query(
      'owner',
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
         (select array_agg(p.polname || ' to ' || (select string_agg(r.rolname, ',') from pg_roles r where r.oid = any(p.polroles)) order by p.polname)
            from pg_policy p where p.polrelid = c.oid) as policies
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') order by c.relname`,
      [],
    )
    assert.ok(rows.length > 5)
    const expected = ['of_account to subsidy_app', 'of_service to subsidy_service']
    const wrong = rows
      .filter((row) => !(String(row['name']) in catalogueWide))
      .filter((row) => row['forced'] !== true || JSON.stringify(row['policies']) !== JSON.stringify(expected))
    assert.deepEqual(wrong, [], 'make_tenant_table is missing, or make_catalogue_table with a line in this test')
    const named = new Set(rows.map((row) => row['name']))
    assert.deepEqual(
      Object.keys(catalogueWide).filter((name) => !named.has(name)),
      [],
      'no such table any more',
    )
  })

  it('hides every tenant’s rows from a statement outside an account, whatever the table', async () => {
    await house.newAccount()
    const { rows } = await house.db.raw.query(
      'owner',
      "select relname as name from pg_class where relkind = 'r' and relforcerowsecurity",
      [],
    )
    for (const table of rows.map((row) => String(row['name']))) {
      const owner = table === 'accounts' ? 'id' : 'account_id'
      const seen = await house.db.raw.query(
        'app',
        `select count(*) as rows from ${table} where ${owner} is not null`,
        [],
      )
      assert.equal(seen.rows[0]?.['rows'], 0, `${table} shows rows`)
    }
  })

  it('is not for the roles of the service to switch off: they own nothing and cannot bypass it', async () => {
    const { rows } = await house.db.raw.query(
      'owner',
      `select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcanlogin as mighty,
         (select count(*) from pg_class c where c.relowner = r.oid) as owned
       from pg_roles r where rolname in ('subsidy_app', 'subsidy_service') order by 1`,
      [],
    )
    assert.deepEqual(rows, [
      { name: 'subsidy_app', mighty: false, owned: 0 },
      { name: 'subsidy_service', mighty: false, owned: 0 },
    ])
  })
})
