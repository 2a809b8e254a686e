-- A job that splits its work is as long as its parts: who asks is told of all of them, and who cancels it cancels all.
alter table platform_jobs add column part_of text collate "C";
create index platform_jobs_parts on platform_jobs (part_of) where part_of is not null;
