-- Accounts and their service-account keys.

create table accounts (
  id text collate "C" primary key,
  name text not null,
  tier text not null check (tier in ('free', 'pro', 'agency')),
  publisher boolean not null default false,
  calls_per_minute integer not null default 600 check (calls_per_minute > 0),
  created_at timestamptz not null
);
select make_tenant_table('accounts', 'id');

create table access_keys (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  name text not null,
  -- What stands between the prefix and the secret; the secret itself is only kept as its SHA-256.
  lookup text collate "C" not null unique,
  secret_hash bytea not null,
  live boolean not null,
  scopes text[] not null,
  -- The key that this one was rotated from; each key has one successor at most.
  replaces text collate "C" unique references access_keys (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
create index access_keys_of_account on access_keys (account_id, id);
select make_tenant_table('access_keys');
