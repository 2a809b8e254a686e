-- Where a long job left off: after a crash or a restart the next attempt goes on from there.
alter table platform_jobs add column place jsonb;
