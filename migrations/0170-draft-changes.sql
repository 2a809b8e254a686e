-- What was changed in the draft of a programme, when and by whom; kept when the draft is published. Whoever may write in the
-- catalogue reads it. It goes with the account whose caller made the change, as that account's audit log does.
create table programmes_draft_changes (
  programme_id uuid not null references programmes (id) on delete cascade,
  -- The draft's revision that the change made.
  revision integer not null,
  at timestamptz not null,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  caller_kind text not null,
  caller_id text not null,
  -- What was published when the draft was changed; null before the first publication.
  published_version integer,
  -- [{ pointer, before, after }]; a value that was not there is left out.
  changes jsonb not null,
  primary key (programme_id, revision)
);
create index programmes_draft_changes_of_account on programmes_draft_changes (account_id);
select make_catalogue_table('programmes_draft_changes');
