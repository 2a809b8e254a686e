-- Sent again by a replay: at most 100 a second to one endpoint, also when a stopped worker has left many due.
alter table webhooks_deliveries add column paced boolean not null default false;
