-- Application drafts: what was asked for, the composed document, and what people rewrote of it.

create table drafts (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  profile_id text collate "C" not null references profiles (id) on delete cascade,
  programme_id uuid not null,
  -- The programme by name, for a draft that outlives its publication.
  slug text not null,
  template text not null,
  language text not null check (language in ('el', 'en')),
  version integer not null,
  -- `stale` is told by comparing versions when the draft is read.
  status text not null check (status in ('queued', 'generating', 'completed', 'failed', 'cancelled')),
  -- Digest of everything the document is made from: the same again is the same draft.
  input_key text not null,
  profile_version integer not null,
  programme_version integer not null,
  -- The instant that the match is judged at.
  as_of timestamptz not null,
  job_id text not null,
  document jsonb,
  -- Section id → the paragraphs that a person put in the place of the composed ones, by whom and when.
  edits jsonb not null,
  error jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz
);
create index drafts_of_account on drafts (account_id, id);
create index drafts_of_profile on drafts (profile_id);
create unique index drafts_of_input on drafts (account_id, input_key) where status not in ('failed', 'cancelled');
select make_tenant_table('drafts');
