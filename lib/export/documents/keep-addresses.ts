import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { OperationAddresses } from '@/lib/reference/former-addresses';

const HEAD = `# Every address that the page of an operation has, or once had. The build adds new ones and stops when
# one would be lost; content/README.md says what to do then.
`;

/**
 * Holds published addresses of operations: links to them stand in other people's code and mail.
 * Adds the new ones to the list and returns them.
 * @param file the list, one address a line; made when it is missing.
 * @throws when an address of the list has no page and leads to none, with every one and what to do.
 */
export function updatePublishedAddresses(
  file: string,
  addresses: OperationAddresses,
): readonly string[] {
  const { current, redirects, errors } = addresses;
  const listed = existsSync(file) ? parseList(readFileSync(file, 'utf8')) : [];
  const known = new Set([...current, ...redirects.map(({ from }) => from)]);
  const lost = listed
    .filter((address) => !known.has(address))
    .map((one) => describeLostAddress(one, file));
  if (errors.length + lost.length > 0) throw new Error([...errors, ...lost].join('\n'));
  const added = [...known].filter((address) => !listed.includes(address));
  if (added.length > 0) writeFileSync(file, `${HEAD}${[...listed, ...added].sort().join('\n')}\n`);
  return added;
}

function parseList(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function describeLostAddress(address: string, file: string): string {
  return (
    `${address} is published, and no operation has it any more. Add it to the operation that took its place ` +
    `(x-formerAddresses: ['${address}']), or take the line out of ${file} to let the links to it break.`
  );
}
