-- Search reads words by signs that the service makes (roots, sounds, codes as they are), the same on every engine. Titles and
-- summaries are searched in memory; this table is for the texts of documents.
drop index programmes_search_words;
drop index programmes_search_titles;
delete from programmes_search;
alter table programmes_search drop column words, drop column titles,
  add column signs tsvector not null,
  -- Which way of reading made the signs; a job reads again what an older one made.
  add column reading integer not null;
create index programmes_search_signs on programmes_search using gin (signs);
create index programmes_search_reading on programmes_search (reading);

-- The planner thinks reading a long vector of another page costs nothing, and would read all of them: 83 ms at 20,000
-- programmes, sequentially.
create function programmes_in_texts(query tsquery, most integer) returns setof uuid
language sql stable set enable_seqscan = off set enable_indexscan = off as $$
  with found as materialized (select s.programme_id from programmes_search s where s.signs @@ query)
  select f.programme_id from found f order by f.programme_id limit most
$$;
grant execute on function programmes_in_texts to subsidy_app, subsidy_service;
