-- Which key the stored secrets are sealed with: a start with another one would seal what is new with it, read nothing
-- of what is old, and say so only delivery by delivery. Only the login reads and writes it, at the start.

create table platform_secret_key (
  id boolean primary key default true check (id),
  -- Derived from the key (HKDF, RFC 5869), 16 bytes in hexadecimal; the key does not follow from it.
  fingerprint text not null,
  noted_at timestamptz not null default now()
);
