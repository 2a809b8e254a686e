-- What is known of each business. The document has the names of the wire; the columns beside it are what lists filter by.

create table profiles (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  version integer not null,
  kind text not null,
  external_id text collate "C",
  tax_id text collate "C",
  tags text[] not null default '{}',
  -- Name, external id and tax number, folded by core/facts/text-fold.ts: accents, capitals, final sigma, look-alikes.
  search_text text not null,
  -- Other profiles of the account that its relations name: the graph is walked without reading documents.
  related_ids text[] collate "C" not null default '{}',
  document jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (account_id, external_id)
);
create index profiles_of_account on profiles (account_id, id desc);
create index profiles_tax_id on profiles (account_id, tax_id) where tax_id is not null;
create index profiles_tags on profiles using gin (tags);
create index profiles_search on profiles using gin (search_text gin_trgm_ops);
create index profiles_related on profiles using gin (related_ids);
select make_tenant_table('profiles');
