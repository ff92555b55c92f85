import { Parser } from 'htmlparser2';
import type { Report } from '../source/fill';

/** Width and height of a drawing, in units of its own. */
export type DrawingSize = { readonly width: number; readonly height: number };

/** Elements that run code, hold HTML, or lead away. */
const REFUSED_ELEMENTS = /^(?:script|foreignobject|iframe|object|embed|audio|video|a|handler)$/i;

const REMEDY = 'Export the drawing as plain SVG';

/** Addresses that CSS or an attribute of presentation names. */
const URL_REFERENCES = /url\(\s*['"]?([^'")]*)|@import\s+['"]([^'"]*)/gi;

/** Whether an address is a part of the drawing itself: an id, or a picture within. */
const isOwn = (address: string) => /^(?:#|data:image\/(?:png|jpeg|webp);)/i.test(address.trim());

/** Addresses in a text that are not of the drawing itself. */
function listForeignReferences(text: string): readonly string[] {
  return [...text.matchAll(URL_REFERENCES)]
    .map(([, url, imported]) => url ?? imported ?? '')
    .filter((address) => !isOwn(address));
}

function findAttributeError(name: string, value: string): string {
  if (/^on/i.test(name)) return `the attribute ${name} is code, which is refused`;
  const addresses = /^(?:xlink:)?href$|^src$/i.test(name) ? [value] : [];
  const [foreign] = [
    ...addresses.filter((address) => !isOwn(address)),
    ...listForeignReferences(value),
  ];
  return foreign === undefined
    ? ''
    : `${name} names "${foreign}", and a drawing loads nothing: expected "#" and an id`;
}

function parseSize(attributes: Readonly<Record<string, string>>): DrawingSize | undefined {
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = NaN, height = NaN] =
    box.length === 4
      ? box
      : [0, 0, parseFloat(attributes.width ?? ''), parseFloat(attributes.height ?? '')];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/**
 * Checks an SVG of the adopter, which pages show: no script, no event attribute, nothing of another file or host.
 * @returns its size; `undefined` where it has none, or is no SVG, which is reported.
 */
export function checkSvg(text: string, report: Report): DrawingSize | undefined {
  let root: Readonly<Record<string, string>> | undefined;
  let [depth, line, from] = [0, 1, 0];
  const fail = (message: string) => {
    const at = parser.startIndex;
    for (; from < at; from += 1) if (text[from] === '\n') line += 1;
    report(`line ${line}`, `${message}. ${REMEDY}`);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (depth === 0 && name === 'svg') root ??= attributes;
        depth += 1;
        if (REFUSED_ELEMENTS.test(name.replace(/^.*:/, ''))) fail(`<${name}> is refused`);
        for (const [key, value] of Object.entries(attributes)) {
          const error = findAttributeError(key, value);
          if (error !== '') fail(error);
        }
      },
      ontext(content) {
        for (const foreign of listForeignReferences(content))
          fail(`a style names "${foreign}", and a drawing loads nothing`);
      },
      onclosetag: () => void (depth -= 1),
      onprocessinginstruction(name, content) {
        if (/^!doctype/i.test(name) && content.includes('[')) fail('an entity is refused');
        if (/^\?xml-stylesheet/i.test(name)) fail('a stylesheet of its own file is refused');
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  if (!root) return void report('(root)', `expected an SVG: <svg viewBox="…">. ${REMEDY}`);
  const size = parseSize(root);
  if (!size) report('(root)', '<svg> has no size: give it a viewBox such as viewBox="0 0 120 32"');
  return size;
}
