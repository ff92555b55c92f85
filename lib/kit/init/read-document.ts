import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { applyOverlays, listOverlays } from '@/lib/kit/build/openapi/overlays/apply-overlay-files';
import { writeBundle } from '@/lib/kit/build/openapi/redocly';
import { getText, isObject, stripTrailingSlashes } from '@/lib/openapi/core/json';
import type { ApiIndex, JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { tagSlug } from '@/lib/text/slug';
import { shortenName } from '@/lib/text/truncate-name';
import { chooseServers, type ChosenServers } from './choose-servers';

/** Provider's OpenAPI document, as a new portal gets it. */
export type NewDocument = {
  /** Name of its folder and of its bundle. */
  readonly id: string;
  readonly name: string;
  /** The document itself, in one piece, without its overlays. */
  readonly document: JsonObject;
  /** Paths of its overlays, which lie beside its file. */
  readonly overlays: readonly string[];
  /** What is wrong with overlays beside its file that do not fit it; absent where there is none. */
  readonly misfit?: string;
  /** The document with its overlays. */
  readonly api: ApiIndex;
  readonly servers: ChosenServers;
  /** Address that it came from, of which pages can load it; absent for a file. */
  readonly address?: string;
  /** Path of the API on its host, without a slash at its end: `/v1`, or empty. */
  readonly path: string;
};

/** Start of a document's address on the web. */
const ADDRESS = /^https?:\/\//;

/** Most characters of a name in content/site.json. */
const MAX_NAME_CHARS = 60;

/** Error of the name of a document; `undefined` for a file that is there, and for an address of the web. */
function findSourceError(source: string): string | undefined {
  if (ADDRESS.test(source)) return undefined;
  if (/^\w+:\/\//.test(source))
    return `${source}: expected a file, or an address that begins with https://`;
  const stats = source === '' ? undefined : statSync(source, { throwIfNoEntry: false });
  if (!stats) return `There is no file "${source}" in ${process.cwd()}`;
  return stats.isDirectory()
    ? `${source} is a folder. Name the OpenAPI document in it, such as ${join(source, 'openapi.yaml')}`
    : undefined;
}

/** Bundles a document with all that it refers to. @throws with what the linter says of it. */
async function readBundle(source: string): Promise<JsonObject> {
  const error = findSourceError(source);
  if (error !== undefined) throw new Error(error);
  const folder = mkdtempSync(join(tmpdir(), 'init-'));
  const target = join(folder, 'openapi.json');
  const file = ADDRESS.test(source) || isAbsolute(source) ? source : resolve(source);
  try {
    await writeBundle(file, target, process.cwd());
    const data: unknown = JSON.parse(readFileSync(target, 'utf8'));
    const parsed = parseDocument(data);
    if (!parsed.ok) throw new Error(`${source}: ${parsed.problems[0]?.message ?? 'no document'}`);
    if (!isDocument(data)) throw new Error(`${source} is no OpenAPI document`);
    if (getText(data, 'openapi') === '' && data.swagger === undefined)
      throw new Error(
        `${source} is no OpenAPI document, for it has neither "openapi" nor "swagger"${data.asyncapi === undefined ? '' : '. Events are webhooks of an OpenAPI document, not an AsyncAPI one'}`,
      );
    return data;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Finds the overlays beside the file of a document, and applies them where all fit it: others may be for its neighbours. */
function overlayDocument(document: JsonObject, source: string) {
  const folder = dirname(source);
  const overlays = ADDRESS.test(source)
    ? []
    : listOverlays(folder).map((name) => join(folder, name));
  if (overlays.length === 0) return { overlays, overlaid: document };
  const { document: overlaid, problems } = applyOverlays(document, folder, basename(source));
  const [problem] = problems;
  if (!problem) return { overlays, overlaid };
  const misfit = `${problem.file}:${problem.line}: ${problem.message}`;
  return { overlays: [], overlaid: document, misfit };
}

/** Whether a value is an object of JSON, which `JSON.parse` has made. */
function isDocument(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Path of the API on its host: that of the server that readers try, else of the first, which may be a path alone. */
function getApiPath(
  { sandbox, production }: ChosenServers,
  { servers: [first] }: ApiIndex,
): string {
  const chosen = sandbox ?? production;
  if (chosen) return stripTrailingSlashes(chosen.url.pathname);
  const url = first?.url ?? '';
  if (!URL.canParse(url, 'https://api.example.com')) return '';
  return stripTrailingSlashes(new URL(url, 'https://api.example.com').pathname);
}

/** Name of a document: its title, else that of its file. */
function getName(document: JsonObject, source: string): string {
  const info = isObject(document.info) ? document.info : {};
  const file = source.replace(/^.*[/\\]/, '').replace(/\.(json|ya?ml)$/i, '');
  const name = shortenName(
    getText(info, 'title').trim().replaceAll(/\s+/g, ' ') || file,
    MAX_NAME_CHARS,
  );
  return name.length < 3 ? `${name} API` : name;
}

/**
 * Reads a document for a new portal.
 * @param source file, with its overlays beside it, or address that begins with `http`.
 * @param taken ids of the documents before it.
 * @throws where it cannot be read, or is none.
 */
export async function readDocument(source: string, taken: readonly string[]): Promise<NewDocument> {
  const document = await readBundle(source);
  const { overlaid, ...found } = overlayDocument(document, source);
  const parsed = parseDocument(overlaid);
  const api = indexApi(parsed.ok ? parsed.document : overlaid);
  const name = getName(overlaid, source);
  const slug = tagSlug(name);
  const count = taken.filter((id) => id === slug || id.startsWith(`${slug}-`)).length;
  const servers = chooseServers(api.servers);
  return {
    ...{ id: count === 0 ? slug : `${slug}-${count + 1}`, name, document, api, ...found },
    ...{ servers, path: getApiPath(servers, api) },
    ...(source.startsWith('https://') && { address: source }),
  };
}
