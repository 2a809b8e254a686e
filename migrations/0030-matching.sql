-- What is kept of matches: the compact state that change detection needs, and what a person decided or confirmed.
-- Everything else of a match is computed when it is asked for.

-- A row for each pair that is not `not_eligible`, or may stop being so on a known day.
create table matching_states (
  account_id text collate "C" not null references accounts (id) on delete cascade,
  profile_id text collate "C" not null references profiles (id) on delete cascade,
  programme_id uuid not null,
  verdict text not null check (verdict in ('eligible', 'not_eligible', 'needs_info', 'needs_review')),
  base smallint not null,
  -- Outcome by criterion id: what changed is told by comparison.
  outcomes jsonb not null,
  -- The next day on which the verdict may change though nothing else does.
  changes_on date,
  scored_at timestamptz not null,
  primary key (account_id, profile_id, programme_id)
);
create index matching_states_of_programme on matching_states (programme_id, account_id);
create index matching_states_due on matching_states (changes_on) where changes_on is not null;
select make_tenant_table('matching_states');

create table matching_decisions (
  account_id text collate "C" not null references accounts (id) on delete cascade,
  profile_id text collate "C" not null references profiles (id) on delete cascade,
  programme_id uuid not null,
  version integer not null,
  state text not null check (state in ('saved', 'dismissed', 'application')),
  application jsonb,
  note text,
  decided_by text not null,
  decided_at timestamptz not null,
  primary key (account_id, profile_id, programme_id)
);
select make_tenant_table('matching_decisions');

-- A person's confirmation of a manual criterion, of the words it was made on: void when they change.
create table matching_answers (
  account_id text collate "C" not null references accounts (id) on delete cascade,
  profile_id text collate "C" not null references profiles (id) on delete cascade,
  programme_id uuid not null,
  criterion_id text not null,
  criterion_hash text not null,
  value text not null check (value in ('met', 'not_met', 'unknown')),
  note text,
  evidence text,
  answered_by text not null,
  answered_at timestamptz not null,
  primary key (account_id, profile_id, programme_id, criterion_id)
);
select make_tenant_table('matching_answers');
