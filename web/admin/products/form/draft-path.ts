/**
 * The field of the draft that a part of the form stands for.
 *
 * @param draftKeys  which combination of the draft each key of the form is
 */
export function draftPath(
  path: readonly PropertyKey[],
  draftKeys: ReadonlyMap<string, string>,
): PropertyKey[] {
  const [part, key, ...rest] = path
  if (part === 'existingImages') return ['images']
  if (part === 'details' && (key === 'size' || key === 'packed')) return [key, ...rest]
  if (part === 'images' || part === 'models') return [part]
  if (part !== 'variantStock' && part !== 'variantModels') return [...path]
  return [part, draftKeys.get(String(key)) ?? String(key), ...rest]
}
