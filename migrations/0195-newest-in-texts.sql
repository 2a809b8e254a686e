-- Of more programmes than are looked at, those that came last: the calls that are open are among these.
create or replace function programmes_in_texts(query tsquery, most integer) returns setof uuid
language sql stable set enable_seqscan = off set enable_indexscan = off as $$
  with found as materialized (select s.programme_id from programmes_search s where s.signs @@ query)
  select f.programme_id from found f order by f.programme_id desc limit most
$$;
