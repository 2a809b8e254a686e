-- What the platform itself keeps: answers to repeat, call counters, the outbox, job states.

create table platform_idempotency (
  account_id text collate "C" not null references accounts (id) on delete cascade,
  -- Method and operation; the same key on another route is another request.
  route text collate "C" not null,
  key text collate "C" not null,
  -- Random for each holder of the key, so that one whose lease ran out cannot write over its successor.
  claim text not null,
  -- SHA-256 of address and canonical body.
  fingerprint text not null,
  -- effect: the change is committed (this mark with it), the answer is not kept yet.
  state text not null check (state in ('running', 'effect', 'done')),
  lease_until timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Whether the answer holds a secret: it is then encrypted, and repeated for 10 minutes only.
  secret boolean not null default false,
  status integer,
  answer bytea,
  primary key (account_id, route, key)
);
create index platform_idempotency_expiring on platform_idempotency (expires_at);
select make_tenant_table('platform_idempotency');

-- Who changed what, written in the transaction of the change.
create table platform_audit (
  number bigint generated always as identity primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  at timestamptz not null,
  action text not null,
  subject text not null,
  caller_kind text not null,
  caller_id text not null,
  request_id text not null
);
create index platform_audit_of_account on platform_audit (account_id, number desc);
select make_tenant_table('platform_audit');

-- Unlogged: after a crash of the server the windows start anew, which gives calls away and loses nothing.
create unlogged table platform_call_windows (
  account_id text collate "C" primary key,
  starts_at timestamptz not null,
  calls integer not null
);
select make_tenant_table('platform_call_windows');

create table platform_events (
  id text collate "C" primary key,
  -- The order of recording. Transactions may commit in another order, so the reader takes what is
  -- not handed out yet instead of remembering a position.
  position bigint generated always as identity unique,
  -- Null: for every account.
  account_id text collate "C" references accounts (id) on delete cascade,
  type text not null,
  subject jsonb not null,
  data jsonb not null,
  occurred_at timestamptz not null,
  handed_out_at timestamptz,
  failures integer not null default 0,
  last_failure text,
  -- After a failure not before this.
  not_before timestamptz
);
create index platform_events_waiting on platform_events (position) where handed_out_at is null;
create index platform_events_of_account on platform_events (account_id, position);
create index platform_events_age on platform_events (occurred_at);
select make_tenant_table('platform_events', shared => true);

create table platform_jobs (
  id text collate "C" primary key,
  -- Null: work of the service itself.
  account_id text collate "C" references accounts (id) on delete cascade,
  name text not null,
  payload jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  -- When the queue took it over; null until then.
  queued_at timestamptz,
  not_before timestamptz,
  cancel_requested boolean not null default false,
  progress_done integer not null default 0,
  progress_total integer,
  result jsonb,
  error jsonb,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index platform_jobs_to_queue on platform_jobs (id) where queued_at is null;
create index platform_jobs_unfinished on platform_jobs (id) where status in ('queued', 'running');
create index platform_jobs_of_account on platform_jobs (account_id, id);
create index platform_jobs_finished on platform_jobs (finished_at) where finished_at is not null;
select make_tenant_table('platform_jobs');
