import { type Portal, ToolError } from '../portal';

/** Address of a page of the portal: its path as it was written, and the id of a place on it. */
export type PageAddress = { readonly path: string; readonly id: string };

/** Address or path in a text: brackets in it are in pairs, and what ends a sentence is no part of it. */
const ADDRESS =
  /(?<=^|[\s("'`<])(?:[a-z]+:\/\/|\/(?=[^\s/]))(?:\([^\s()]*\)|[^\s()"'`<>\]])*(?<![.,:;!?])/gi;

/** Addresses in a text, in their order: of lines that the portal or a tool has printed, or of a command. Empty for none. */
export function listAddresses(text: string): readonly string[] {
  return text.match(ADDRESS) ?? [];
}

/** A text without the signs of quotes, code, headings and lists around it. */
export function stripMarkup(text: string): string {
  return text.replace(/^[\s#>*-]+(?=[^\s/])|[`"'<>]/g, '').trim();
}

/** Path and fragment of an address of the portal, by http or https; `undefined` for that of another host. */
export function splitAddress(portal: Portal, address: string): PageAddress | undefined {
  const isWhole = /^[a-z]+:\/\//i.test(address);
  const inside = isWhole ? getPathInside(portal, address) : address;
  if (inside === undefined) return undefined;
  const [path = '', id = ''] = inside.split('#');
  return { path: path.split('?')[0] ?? '', id: decode(id) };
}

/** What follows the address of the portal in another one; `undefined` for an address that is not below it. */
function getPathInside({ address, published }: Portal, text: string): string | undefined {
  const known = [address, published].find((own) => text.startsWith(`${own}/`));
  if (known !== undefined) return text.slice(known.length);
  if (!URL.canParse(text)) return undefined;
  const { host, pathname, search, hash } = new URL(text);
  const base = [address, published]
    .filter((own) => URL.canParse(own))
    .map((own) => new URL(own))
    .find((own) => own.host === host && isBelow(pathname, own.pathname));
  return base && `/${pathname.slice(base.pathname.replace(/\/$/, '').length + 1)}${search}${hash}`;
}

const isBelow = (path: string, base: string) => `${path}/`.startsWith(base.replace(/\/*$/, '/'));

/** Text without percent-encoding; as it is where it cannot be decoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Error for an address of another host. */
export function refuseHost({ address }: Portal, other: string): ToolError {
  return new ToolError(`${other} is not on ${address}, and no other host is asked.`);
}
