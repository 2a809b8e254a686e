-- An address that is warned by mail before an endpoint is disabled; and the mail that does it.
alter table webhooks_endpoints add column warn_email text;
alter table webhooks_endpoints add column warn_language text not null default 'el' check (warn_language in ('el', 'en'));
alter table webhooks_endpoints alter column warn_language drop default;

alter table alerts_messages drop constraint alerts_messages_kind_check;
alter table alerts_messages add constraint alerts_messages_kind_check check (kind in ('notice', 'confirmation', 'webhook_warning'));
-- What a warning says; null: the notices of the message say it.
alter table alerts_messages add column detail jsonb;
