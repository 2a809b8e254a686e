-- What a waiting file is, besides JSON: its bytes are then kept as base64.
alter table programmes_imports add column media text not null default 'application/json';
alter table programmes_imports alter column media drop default;
-- The collection that the file is the whole of.
alter table programmes_imports add column collection text not null default '';
alter table programmes_imports alter column collection drop default;
update programmes_imports set file = encode(convert_to(file, 'UTF8'), 'base64'), collection = format;
-- How far its job has come, so that one that was killed goes on from there: rows done, and the report so far.
alter table programmes_imports add column progress jsonb;

-- Which programmes came in from which collection, so that one that is no longer in it can be told.
create table programmes_imported (
  collection text collate "C" not null,
  slug text collate "C" not null,
  seen_at timestamptz not null,
  primary key (collection, slug)
);
select make_catalogue_table('programmes_imported');
