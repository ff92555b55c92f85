import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADERS_FILE } from '@/lib/export/hosts/host-files';

/** Headers for every address that begins with `prefix`. */
type HeaderRule = {
  readonly prefix: string;
  readonly headers: readonly (readonly [string, string])[];
};

/**
 * The rules of an export's `_headers` file, in its order; empty when there is none. Understands what the
 * build writes: an address that ends in `*`, then indented `Name: value` lines.
 */
export function readHeaderRules(root: string): readonly HeaderRule[] {
  const file = join(root, HEADERS_FILE);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\n(?=\S)/)
    .map((block) => {
      const [address = '', ...lines] = block.trimEnd().split('\n');
      return { prefix: address.replace(/\*$/, ''), headers: lines.map(parseHeader) };
    });
}

function parseHeader(line: string): readonly [string, string] {
  const at = line.indexOf(':');
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}
