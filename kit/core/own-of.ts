/** What a record itself has under a name that people give: "constructor" is inherited by every object. */
export function ownOf<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
