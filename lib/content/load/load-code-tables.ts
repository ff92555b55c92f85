import { retryLabels } from '@/.generated/words/docs/codes';
import { fillValues } from '@/lib/markdown/remark-site-values.mjs';
import { urls } from '@/lib/routes/urls';
import { getPagePath, type Page } from '../schemas/page';
import { codeAnchor, type CodeSet, findCodeSet, STATUS_SET } from '../schemas/response-codes';
import {
  type CodeFields,
  type CodeRow,
  type CodeRows,
  type CodeTable,
  type CodeTables,
  type TableFields,
} from '../schemas/workbench/code-fields';
import type { Report, SiteValues } from '../source/fill';
import type { Loader } from '../source/loader';
import { getHeadingId, type MdxNode, parseMdx } from '../source/mdx-tree';
import { adviseName } from '../source/messages';
import { splitOnly } from '../source/selection';
import { pageAddress } from '../validate/addresses';
import type { BodyContext } from '../validate/check-words';

const FILE = 'content/code-fields.json';
const APPENDIX = 'reference';

/** Content that the tables are made of. */
type TableContext = Pick<BodyContext, 'values' | 'api' | 'codeFields' | 'codeSets'>;

/** Cells of a table as Markdown, the head first. */
type Cells = readonly (readonly string[])[];

/** Markdown of a table's cells; links to the page itself get its address. */
function readCells(table: MdxNode, source: string, values: SiteValues): Cells {
  const readCell = ({ children = [] }: MdxNode) => {
    const [first, last] = [children[0], children.at(-1)];
    const markdown = source.slice(
      first?.position?.start.offset ?? 0,
      last?.position?.end.offset ?? 0,
    );
    return fillValues(markdown, values)
      .replaceAll(String.raw`\|`, '|')
      .replaceAll('](#', `](${urls.apiSection(APPENDIX)}#`);
  };
  return (table.children ?? []).map(({ children = [] }) => children.map(readCell));
}

/** First table below each heading of the appendix, by the heading's id; empty while it is invalid. */
function readTables({ disk }: Loader, values: SiteValues): ReadonlyMap<string, Cells> {
  const source = disk.readText(`content/api/${APPENDIX}.mdx`) ?? '';
  const tables = new Map<string, Cells>();
  let heading = '';
  // A syntax error is reported by the check of pages.
  for (const node of parseMdx(source, values, () => undefined)?.children ?? []) {
    if (node.type === 'heading') heading = getHeadingId(node);
    if (node.type === 'table' && !tables.has(heading))
      tables.set(heading, readCells(node, source, values));
  }
  return tables;
}

/** Texts of some columns in one: `Street: Matches; Postal code: Does not match`. */
function joinColumns(
  head: readonly string[],
  row: readonly string[],
  columns: readonly string[],
): string {
  const texts = columns.map((name) => [name, row[head.indexOf(name)] ?? ''] as const);
  if (texts.length === 1) return texts[0]?.[1] ?? '';
  return texts.map(([name, text]) => `${name}${name.endsWith('?') ? '' : ':'} ${text}`).join('; ');
}

/** Rows of a table by code; a row may be that of several codes. */
function readRows([head = [], ...rows]: Cells, { table, meaning, advice }: TableFields): CodeRows {
  const href = `${urls.apiSection(APPENDIX)}#${table}`;
  return Object.fromEntries(
    rows.flatMap((row) =>
      [...(row[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, code = '']): [string, CodeRow] => [
        code,
        {
          meaning: joinColumns(head, row, meaning),
          ...(advice && { advice: joinColumns(head, row, advice) }),
          href,
        },
      ]),
    ),
  );
}

/** Reports a table that the appendix does not have, and columns that the table does not. */
function checkTable(
  cells: Cells | undefined,
  fields: TableFields,
  known: Iterable<string>,
  at: string,
  report: Report,
): void {
  if (!cells) {
    const message = `no heading of content/api/${APPENDIX}.mdx with a table has the id "${fields.table}"`;
    return report(`${at}.table`, `${message}.${adviseName(fields.table, known)}`);
  }
  const [head = []] = cells;
  for (const name of [...fields.meaning, ...(fields.advice ?? [])]) {
    if (!head.includes(name))
      report(at, `the table "${fields.table}" has no column "${name}".${adviseName(name, head)}`);
  }
}

/** A list of codes in a guide. */
type GuideList = { readonly set: string; readonly codes: readonly string[]; readonly guide: Page };

/** Lists of codes that guides show, the longest first. */
function readGuideLists({ disk }: Loader, pages: readonly Page[]): readonly GuideList[] {
  const guides = pages.filter(({ section }) => section === 'guides');
  return guides
    .flatMap((guide) => {
      const source = disk.readText(getPagePath(guide)) ?? '';
      const lists = source.matchAll(/<ResponseCodes set="([^"]+)" only="([^"]*)"/g);
      return [...lists].map(([, set = '', only = '']) => ({ set, codes: splitOnly(only), guide }));
    })
    .toSorted((a, b) => b.codes.length - a.codes.length);
}

function buildSetRows(set: CodeSet | undefined, lists: readonly GuideList[]): CodeRows {
  if (!set) return {};
  const shown = lists.filter((list) => list.set === set.name || list.set === set.field);
  return Object.fromEntries(
    set.codes.map(({ code, meaning, retry, advice }) => {
      const guide = shown.find((list) => list.codes.includes(code))?.guide;
      return [
        code,
        {
          meaning,
          retry: retryLabels[retry],
          ...(advice !== undefined && { advice }),
          href: `${urls.apiSection(APPENDIX)}#${codeAnchor(set, code)}`,
          ...(guide && { guide: { name: guide.navTitle, href: pageAddress(guide) } }),
        },
      ];
    }),
  );
}

/** Reports fields that no document has. */
function checkFields(fields: CodeFields, { api }: Pick<BodyContext, 'api'>, report: Report): void {
  const known = api?.words.names;
  for (const [index, one] of fields.entries()) {
    for (const name of [...one.fields, ...(one.beside ?? [])]) {
      if (known && !known.has(name))
        report(`${index}.fields`, `no document has a field "${name}".${adviseName(name, known)}`);
    }
  }
}

/**
 * Reads which fields hold which codes, and the codes: from `content/response-codes.json` and from the tables of the
 * appendix. Errors are reported for `content/code-fields.json`.
 * @returns `undefined` while that file is invalid.
 */
export function loadCodeTables(
  loader: Loader,
  { values, api, codeFields: fields, codeSets }: TableContext,
  pages: readonly Page[],
): CodeTables | undefined {
  if (!fields || !codeSets) return undefined;
  const report = loader.reporter(FILE);
  checkFields(fields, { api }, report);
  const cells = readTables(loader, values);
  const lists = readGuideLists(loader, pages);
  const tables = fields.map((one, index): CodeTable => {
    const { fields: names, beside } = one;
    if ('set' in one) {
      const codes = buildSetRows(findCodeSet(codeSets, one.set), lists);
      return { fields: names, beside, codes };
    }
    checkTable(cells.get(one.table), one, cells.keys(), String(index), report);
    return { fields: names, beside, codes: readRows(cells.get(one.table) ?? [], one) };
  });
  return { statuses: buildSetRows(findCodeSet(codeSets, STATUS_SET), lists), tables };
}
