-- Official titles of activity codes, loaded by the operator from the authority's own file. Everybody's.

create table reference_titles (
  scheme text collate "C" not null,
  -- Stored form: 62.10.11.03.
  code text collate "C" not null,
  -- ISO 639-1.
  language text collate "C" not null,
  title text not null,
  primary key (scheme, code, language)
);
select make_catalogue_table('reference_titles');
