-- Files of profiles on their way in: kept in pieces, so that neither the request nor the job holds a large one as a whole.
create table profiles_imports (
  id uuid primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  media text not null,
  -- Of a text.
  encoding text not null,
  dry_run boolean not null,
  -- How far its job has come: rows done, and the report so far.
  progress jsonb,
  created_at timestamptz not null
);
create index profiles_imports_of_account on profiles_imports (account_id);
select make_tenant_table('profiles_imports');

create table profiles_import_pieces (
  import_id uuid not null references profiles_imports (id) on delete cascade,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  number integer not null,
  bytes bytea not null,
  primary key (import_id, number)
);
select make_tenant_table('profiles_import_pieces');
