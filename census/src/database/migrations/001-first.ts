/** Initial tables. Names are compared byte by byte, so that every server has the same order. */
export const first = `
create table census.plan (
  name text primary key,
  text text not null,
  run timestamptz not null default now()
);

create table census.job (
  key text collate "C" primary key,
  game text not null,
  stands json not null,
  question text not null,
  heaps double precision not null,
  seconds double precision not null,
  bytes double precision not null,
  work double precision not null,
  memory double precision not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  generation integer not null default 1,
  crashes integer not null default 0,
  reason text
);
create index job_unfinished on census.job (state) where state <> 'done';

create table census.result (
  key text collate "C" primary key references census.job on delete cascade,
  generation integer not null,
  verdict text not null check (verdict in ('proved', 'observed', 'open')),
  stopped_by text check (stopped_by in ('heaps', 'seconds', 'bytes')),
  preperiod bigint,
  period bigint,
  saltus bigint,
  exceptions json,
  maximum bigint,
  rare_count bigint,
  last_rare bigint,
  mask text,
  heaps bigint not null,
  checksum text not null,
  prefixes text not null,
  certificate json,
  values bytea,
  seconds double precision not null,
  engine text not null,
  worker text not null,
  finished timestamptz not null default now()
);

create table census.checkpoint (
  key text collate "C" primary key references census.job on delete cascade,
  heaps bigint not null,
  parts integer not null,
  saved timestamptz not null default now()
);

-- A checkpoint may be as large as all values: no statement should carry it whole.
create table census.checkpoint_part (
  key text collate "C" not null references census.checkpoint on delete cascade,
  part integer not null,
  state bytea not null,
  primary key (key, part)
);

-- Both are compressed before they come here.
alter table census.checkpoint_part alter column state set storage external;
alter table census.result alter column "values" set storage external;

create table census.worker (
  id uuid primary key,
  host text not null,
  pid integer not null,
  threads integer not null,
  memory double precision not null,
  reserved double precision not null default 0,
  done bigint not null default 0,
  running json not null default '[]',
  started timestamptz not null default now(),
  seen timestamptz not null default now()
);
`;
