-- A relation is stated on one of two profiles and holds for both: the way back from the named one is walked on every read, so
-- the index holds only profiles that name others, and has no list of pending entries that a search would have to read through.
drop index profiles_related;
create index profiles_related on profiles using gin (related_ids) with (fastupdate = off) where related_ids <> '{}';
