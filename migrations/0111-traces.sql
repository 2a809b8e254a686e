-- What began an event, a job or a delivery, as W3C Trace Context has it (`traceparent`); null where nothing is traced.
alter table platform_events add column trace text;
alter table platform_jobs add column trace text;
alter table webhooks_bodies add column trace text;
