-- The catalogue: programmes, their drafts, their immutable published versions and the texts they cite.
-- It is everybody's: no row belongs to an account.

-- One row. Its version moves with every publication and withdrawal, in the same transaction: its lock makes
-- publications commit in the order of their numbers, and a reader compares one number to know that it is current.
create table programmes_catalogue (
  id boolean primary key default true check (id),
  version bigint not null
);
insert into programmes_catalogue (version) values (0);
select make_catalogue_table('programmes_catalogue');

create table programmes (
  id uuid primary key,
  slug text collate "C" not null unique,
  state text not null check (state in ('draft', 'published', 'withdrawn')),
  created_at timestamptz not null,
  -- Counts the changes of the draft, and never goes back.
  draft_revision integer not null default 0,
  published_version integer,
  first_published_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_reason jsonb,
  -- The catalogue's version in which this programme last changed; null before its first publication.
  changed_in bigint,
  check ((state = 'draft') = (published_version is null))
);
create index programmes_changed on programmes (changed_in);
select make_catalogue_table('programmes');

create table programmes_drafts (
  programme_id uuid primary key references programmes (id) on delete cascade,
  body jsonb not null,
  updated_at timestamptz not null
);
select make_catalogue_table('programmes_drafts');

create table programmes_versions (
  programme_id uuid not null references programmes (id) on delete cascade,
  version integer not null check (version > 0),
  body jsonb not null,
  -- JSON pointers of what differs from the version before; empty for the first.
  changed text[] not null,
  published_at timestamptz not null,
  primary key (programme_id, version)
);
-- Which programme a document belongs to, whatever its version.
create index programmes_versions_documents on programmes_versions using gin ((body -> 'documents') jsonb_path_ops);
select make_catalogue_table('programmes_versions');

-- Published versions are never changed.
create function programmes_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a published version is immutable';
end
$$;
create trigger programmes_versions_immutable before update on programmes_versions
  for each row execute function programmes_refuse_change();

-- Texts by content: the id is made of the hash, so that the same text is kept once and never changes.
create table programmes_documents (
  id text collate "C" primary key,
  sha256 text collate "C" not null unique,
  text text not null,
  -- In code points.
  length integer not null,
  stored_at timestamptz not null
);
create trigger programmes_documents_immutable before update on programmes_documents
  for each row execute function programmes_refuse_change();
select make_catalogue_table('programmes_documents');

-- What full-text search reads of each published programme; folded by the service before it comes here.
create table programmes_search (
  programme_id uuid primary key references programmes (id) on delete cascade,
  words tsvector not null,
  titles text not null
);
create index programmes_search_words on programmes_search using gin (words);
create index programmes_search_titles on programmes_search using gin (titles gin_trgm_ops);
select make_catalogue_table('programmes_search');
