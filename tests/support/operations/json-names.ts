/** How JSON may be called. */
export const taken = [
  'application/json',
  'APPLICATION/JSON',
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8"',
]

/** What is not JSON, or is called so that somebody may read it otherwise. */
export const refused = [
  'application/json\t; x',
  'application/json\t;charset=utf-8',
  'application/json ; charset=utf-8',
  'application/json;',
  'application/json; charset=utf-8; x=1',
  ' text/plain',
  'text/plain',
  'text/json',
  'application/jsonx',
  'application/json-patch+json',
  'application/ld+json',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json, text/plain',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application',
  'json',
  '*/*',
  ';application/json',
]

/** Blanks around it never arrive: HTTP itself takes them away. */
export const either = ['application/json ', 'application/json\t', '\tapplication/json']
