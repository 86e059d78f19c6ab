export type Sent = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  asForm?: boolean
}

/** Splits `PUT /api/orders/:id/cancel` into its method and the address with its params and query filled in. */
export function addressOf(key: string, { params = {}, query = {} }: Sent): { method: string; url: string } {
  const [method = 'GET', path = '/'] = key.split(' ')
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])))
  const search = queryOf(query)
  return { method, url: search === '' ? filled : `${filled}?${search}` }
}

/** Several values of one name are joined by commas; what is not set is left out. */
function queryOf(query: Record<string, unknown>): string {
  const set = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
}

/** The body as it is sent: a form where it holds a file (or is asked to be one), else JSON, else nothing. */
export function bodyOf({ body, asForm = false }: Sent): FormData | string | undefined {
  if (body === undefined) return undefined
  return asForm || holdsFile(body) ? formOf(body as object) : JSON.stringify(body)
}

function holdsFile(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  return Object.values(body).some(
    (part) => part instanceof Blob || (Array.isArray(part) && part[0] instanceof Blob),
  )
}

/** A list of files repeats its part; any other list or object travels as JSON text. */
function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(body)) {
    if (Array.isArray(part) && part[0] instanceof Blob) for (const file of part) form.append(name, file)
    else if (part instanceof Blob) form.append(name, part)
    else if (part !== undefined && part !== null)
      form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part))
  }
  return form
}
