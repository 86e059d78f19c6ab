type Groups = readonly (number | string)[]

/** A DXF of a few groups, codes and values by turns: its header, and what it draws with its blocks. */
export function dxfOf(header: Groups, ...parts: Groups[]): Uint8Array {
  const blocks = parts.filter((part) => part[1] === 'BLOCK')
  const elements = parts.filter((part) => part[1] !== 'BLOCK')
  const groups = [
    ...section('HEADER', header),
    ...section('BLOCKS', blocks.flat()),
    ...section('ENTITIES', elements.flat()),
    0,
    'EOF',
  ]
  return new TextEncoder().encode(`${groups.join('\n')}\n`)
}

function section(name: string, groups: Groups): Groups {
  return [0, 'SECTION', 2, name, ...groups, 0, 'ENDSEC']
}
