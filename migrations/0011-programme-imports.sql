-- Files on their way into the catalogue: kept from the request until the job that reads them is done.
create table programmes_imports (
  id uuid primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  format text not null,
  file text not null,
  -- When the publisher fetched the file.
  retrieved_at timestamptz not null,
  notify boolean not null,
  dry_run boolean not null,
  created_at timestamptz not null
);
create index programmes_imports_of_account on programmes_imports (account_id);
select make_tenant_table('programmes_imports');
