-- Attempts that failed by themselves. Those that were cut off, by the end of their process or of the database, are not the
-- job's fault and do not use up its attempts.
alter table platform_jobs add column failures smallint not null default 0;
